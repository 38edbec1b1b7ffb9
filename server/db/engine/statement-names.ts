import { cstring, type Message, message, readCstring } from './wire.ts'

/**
 * Gives one client's prepared statements and portals names of their own on a backend that several clients share.
 * The unnamed ones need none: a batch of messages runs without interruption.
 */
export interface StatementNames {
  /** The message as the backend should see it. */
  translate(incoming: Message): Buffer
  /** The backend's names of the statements this client prepared and has not closed. */
  open(): string[]
}

const START = 5

export function createStatementNames(client: number): StatementNames {
  const names = new Map<string, string>()
  let count = 0
  const rename = (name: string) => {
    if (name === '') return name
    const known = names.get(name) ?? `c${client}_${++count}`
    names.set(name, known)
    return known
  }
  const portal = (name: string) => (name === '' ? name : `c${client}_${name}`)

  const translations: Record<string, (bytes: Buffer) => Buffer> = {
    P: (bytes) => {
      const name = readCstring(bytes, START)
      return name.text === '' ? bytes : message('P', Buffer.concat([cstring(rename(name.text)), bytes.subarray(name.next)]))
    },
    B: (bytes) => {
      const from = readCstring(bytes, START)
      const name = readCstring(bytes, from.next)
      if (from.text === '' && name.text === '') return bytes
      return message('B', Buffer.concat([cstring(portal(from.text)), cstring(rename(name.text)), bytes.subarray(name.next)]))
    },
    D: (bytes) => target('D', bytes),
    C: (bytes) => target('C', bytes),
    E: (bytes) => {
      const name = readCstring(bytes, START)
      return name.text === '' ? bytes : message('E', Buffer.concat([cstring(portal(name.text)), bytes.subarray(name.next)]))
    },
  }

  function target(type: 'C' | 'D', bytes: Buffer): Buffer {
    const kind = bytes.subarray(START, START + 1)
    const { text } = readCstring(bytes, START + 1)
    if (text === '') return bytes
    const isStatement = kind.toString() === 'S'
    const renamed = message(type, Buffer.concat([kind, cstring(isStatement ? rename(text) : portal(text))]))
    if (isStatement && type === 'C') names.delete(text)
    return renamed
  }

  return {
    translate: (incoming) => translations[incoming.type]?.(incoming.bytes) ?? incoming.bytes,
    open: () => [...names.values()],
  }
}
