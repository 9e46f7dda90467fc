// Builds the list of LayoutSolving/List.swift with kiwi, and prints the median time in microseconds.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <vector>

static void build(int rows) {
  kiwi::Solver solver;
  kiwi::Variable left, right;
  std::vector<kiwi::Variable> variables;
  solver.addConstraint(left == 0);
  solver.addConstraint(right == 375);
  kiwi::Expression bottom(0.0);
  for (int row = 0; row < rows; row++) {
    kiwi::Variable top, height, labelLeft, labelWidth;
    solver.addConstraint(top == bottom + 8.0);
    solver.addConstraint(height >= 44);
    solver.addConstraint((height == 30 + row % 40) | kiwi::strength::weak);
    solver.addConstraint(labelLeft == left + 16);
    solver.addConstraint(labelLeft + labelWidth <= right - 16);
    solver.addConstraint((labelWidth == 100 + row % 400) | kiwi::strength::strong);
    variables.insert(variables.end(), {top, height, labelLeft, labelWidth});
    bottom = top + height;
  }
  solver.updateVariables();
}

int main(int count, char** arguments) {
  using clock = std::chrono::steady_clock;
  const int rows = count > 1 ? std::atoi(arguments[1]) : 1000;
  std::vector<double> times;
  const auto end = clock::now() + std::chrono::seconds(5);
  while (times.size() < 3 || (times.size() < 100 && clock::now() < end)) {
    const auto start = clock::now();
    build(rows);
    times.push_back(std::chrono::duration<double, std::micro>(clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  std::cout << times[times.size() / 2] << std::endl;
}
