/**
 * The parts of PostgreSQL's wire protocol 3.0 that sharing one backend needs
 * (https://www.postgresql.org/docs/18/protocol-message-formats.html). A typed message is one type byte, an int32 length that counts itself, a body.
 */
export interface Message {
  /** The type byte as a character, such as `Q`. */
  type: string
  /** The whole message, type and length included. */
  bytes: Buffer
}

const HEADER = 5

/** Splits the complete typed messages from the front of `buffer`; `rest` is the incomplete remainder. */
export function takeMessages(buffer: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = []
  let at = 0
  while (buffer.length - at >= HEADER) {
    const end = at + 1 + buffer.readInt32BE(at + 1)
    if (end > buffer.length) break
    messages.push({ type: String.fromCharCode(buffer.readUInt8(at)), bytes: buffer.subarray(at, end) })
    at = end
  }
  return { messages, rest: buffer.subarray(at) }
}

/** A typed message with the given body. */
export function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(HEADER)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** A text in the protocol's encoding: UTF-8, zero-terminated. */
export function cstring(text: string): Buffer {
  return Buffer.from(`${text}\0`)
}

/** The zero-terminated text that starts at `at`, and the offset of the next field. */
export function readCstring(bytes: Buffer, at: number): { text: string; next: number } {
  const end = bytes.indexOf(0, at)
  const stop = end === -1 ? bytes.length : end
  return { text: bytes.toString('utf8', at, stop), next: stop + 1 }
}

/** A simple query. */
export function query(sql: string): Buffer {
  return message('Q', cstring(sql))
}

export const SYNC = message('S')
/** Requests a password in clear text; the socket is local to this machine. */
export const ASK_PASSWORD = message('R', Buffer.from([0, 0, 0, 3]))

/** Closes a prepared statement. */
export function closeStatement(name: string): Buffer {
  return message('C', Buffer.concat([Buffer.from('S'), cstring(name)]))
}

/** An ErrorResponse; severity FATAL means that the connection ends. */
export function errorResponse(code: string, text: string, severity: 'ERROR' | 'FATAL' = 'FATAL'): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${text}`].map(cstring)
  return message('E', Buffer.concat([...fields, Buffer.from([0])]))
}

/** The startup packet of a client without options: no type byte, protocol 3.0. */
export function startupPacket(user: string, database: string): Buffer {
  const body = Buffer.concat([cstring('user'), cstring(user), cstring('database'), cstring(database), Buffer.from([0])])
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8, 0)
  head.writeInt32BE(3 << 16, 4)
  return Buffer.concat([head, body])
}

export type Greeting = 'incomplete' | 'startup' | 'encryption' | 'cancel' | 'unknown'

const GREETINGS = new Map<number, Greeting>([
  [3 << 16, 'startup'],
  [80877103, 'encryption'],
  [80877104, 'encryption'],
  [80877102, 'cancel'],
])

/** The kind of an untyped first packet, and its length. */
export function readGreeting(buffer: Buffer): { kind: Greeting; length: number } {
  if (buffer.length < 8) return { kind: 'incomplete', length: 0 }
  const length = buffer.readInt32BE(0)
  const kind = GREETINGS.get(buffer.readInt32BE(4)) ?? 'unknown'
  return buffer.length < length && kind !== 'unknown' ? { kind: 'incomplete', length } : { kind, length }
}
