/// The data of all requests that have not ended, by the number of the request.
///
/// Requests have consecutive numbers and usually end in that order. Each ticket is stored at its offset from the oldest
/// one, so that adding, finding and removing a ticket takes constant time.
struct RequestTickets<Ticket> {
  private var tickets: [Ticket?] = []
  /// The number of empty places at the front.
  private var head = 0
  /// The number of the request at the first place.
  private var first = 0

  var isEmpty: Bool { head == tickets.count }

  /// The requests that have not ended, the oldest first.
  var ids: [RequestID] {
    (head..<tickets.count).compactMap { tickets[$0] == nil ? nil : RequestID(first + $0) }
  }

  /// Returns the number of the newest request whose ticket meets a condition.
  func last(where condition: (Ticket) -> Bool) -> RequestID? {
    tickets[head...].lastIndex { $0.map(condition) ?? false }.map { RequestID(first + $0) }
  }

  subscript(id: RequestID) -> Ticket? {
    let place = id.rawValue - first
    return place >= head && place < tickets.count ? tickets[place] : nil
  }

  /// Stores the ticket of the newest request.
  mutating func append(_ ticket: Ticket, for id: RequestID) {
    if isEmpty {
      (first, head) = (id.rawValue, 0)
    }
    while first + tickets.count < id.rawValue { tickets.append(nil) }
    tickets.append(ticket)
  }

  /// Removes and returns the ticket of a request.
  mutating func remove(_ id: RequestID) -> Ticket? {
    guard let ticket = self[id] else { return nil }
    tickets[id.rawValue - first] = nil
    while head < tickets.count, tickets[head] == nil { head += 1 }
    if isEmpty {
      // At rest, no memory is needed.
      (tickets, head) = ([], 0)
    } else if head > 64, head > tickets.count / 2 {
      tickets.removeFirst(head)
      (first, head) = (first + head, 0)
    }
    return ticket
  }
}
