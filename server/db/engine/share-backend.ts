import { createStatementNames } from './statement-names.ts'
import { closeStatement, cstring, errorResponse, type Message, message, query, readCstring, SYNC, takeMessages } from './wire.ts'

/** Runs messages on the backend and passes on its response in chunks. Synchronous, so calls never interleave. */
export type RunMessages = (messages: Buffer, onAnswer: (piece: Buffer) => void) => void

/** A client's connection: receives responses, and can be ended by the server. */
export interface Peer {
  send(bytes: Buffer): void
  end(): void
}

export interface Client {
  /** Receives what the client sends after the handshake. */
  receive(incoming: Message): void
  /** The client disconnected: its transaction is rolled back, its statements are closed. */
  leave(): void
}

interface Member {
  id: number
  peer: Peer
  names: ReturnType<typeof createStatementNames>
  /** Messages of the batch that is incomplete. */
  arriving: Buffer[]
  /** Complete batches that wait for the backend. */
  waiting: Buffer[]
  channels: Set<string>
}

/** A batch ends with the message after which the client waits for a response: simple query, Sync, Flush, function call, end of COPY. */
const ENDS_BATCH = new Set(['Q', 'S', 'H', 'F', 'c', 'f'])
/** Reading rows from the client needs an exchange in the middle of a batch, which this backend does not support. */
const COPY_IN = /(^|;)\s*copy\s[^;]*\sfrom\s+stdin\b/i
const REFUSE_COPY = `do $$ begin raise exception 'COPY FROM STDIN is not available on the embedded database' using errcode = '0A000'; end $$`
const LISTEN = /^\s*(un)?listen\s+(\*|"(?:[^"]|"")+"|[\w$]+)\s*;?\s*$/i

/**
 * Lets several clients use one PostgreSQL backend as if each had its own.
 *
 * - A batch (all messages up to Sync, or one simple query) runs without interruption.
 * - From `begin` to the end of the transaction the backend belongs to one client; the others wait, first come first served.
 *   Transactions are therefore serial. A client that stays idle in a transaction for `idleMs` while others wait is ended with SQLSTATE 25P03.
 * - Prepared statements and portals are private to a client. LISTEN is private too; NOTIFY reaches every listener.
 * - A client that leaves inside a transaction is rolled back.
 * - `onPanic` is called inside an answer of the backend, after which it cannot be used: it must end the thread.
 */
export function shareBackend(run: RunMessages, idleMs: number, onPanic: (isDiskFull: boolean) => void = () => {}) {
  const members = new Set<Member>()
  const queue: Member[] = []
  let holder: Member | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  /** Channels that one client stopped listening to on the backend, while others may still listen. */
  const dropped = new Set<string>()
  /** The current read-only state of the backend, and the state to set when no transaction is open. */
  const readOnly = { now: false, next: false }

  function deliver(owner: Member | null, answered: Buffer) {
    const messages = takeMessages(answered).messages.map(readOnly.now ? toldAsFull : asIs)
    const bytes = readOnly.now ? Buffer.concat(messages.map((item) => item.bytes)) : answered
    const last = messages.find(isPanic)
    if (last) return panic(bytes, isError(last, 'C53100'))
    if (!messages.some((item) => item.type === 'A')) return owner?.peer.send(bytes)
    for (const item of messages) {
      if (item.type !== 'A') owner?.peer.send(item.bytes)
      else notify(item.bytes)
    }
  }

  /** NotificationResponse: int32 process, channel, payload. */
  function notify(bytes: Buffer) {
    const channel = readCstring(bytes, 9).text
    for (const member of members) if (member.channels.has(channel)) member.peer.send(bytes)
  }

  /** The backend has ended: waiting and current clients get the same error. */
  function panic(bytes: Buffer, isDiskFull: boolean) {
    for (const { peer } of members) {
      peer.send(bytes)
      peer.end()
    }
    onPanic(isDiskFull)
  }

  function switchReadOnly() {
    if (holder || readOnly.now === readOnly.next) return
    execute(null, query(`set default_transaction_read_only = ${readOnly.next}`))
    readOnly.now = readOnly.next
  }

  /** Runs a batch and returns the last transaction status that the backend reported, or null when the batch did not end. */
  function execute(owner: Member | null, batch: Buffer): string | null {
    let rest: Buffer = Buffer.alloc(0)
    let status: string | null = null
    run(batch, (piece) => {
      const taken = takeMessages(rest.length > 0 ? Buffer.concat([rest, piece]) : piece)
      rest = taken.rest
      const last = taken.messages.at(-1)
      if (last?.type === 'Z') status = last.bytes.toString('latin1', 5, 6)
      if (taken.messages.length > 0) deliver(owner, Buffer.concat(taken.messages.map((item) => item.bytes)))
    })
    return status
  }

  function pump() {
    clearTimeout(idle)
    for (;;) {
      const next = holder ?? queue[0]
      const batch = next?.waiting.shift()
      if (!next || !batch) break
      holder = execute(next, batch) === 'I' ? null : next
      if (!holder && dropped.size > 0) listenAgain()
      switchReadOnly()
      if (next.waiting.length === 0) remove(queue, next)
      else if (!holder) queue.push(...queue.splice(queue.indexOf(next), 1))
    }
    if (holder) idle = setTimeout(endIdleHolder, idleMs).unref()
  }

  function listenAgain() {
    const wanted = [...dropped].filter((channel) => [...members].some((other) => other.channels.has(channel)))
    dropped.clear()
    if (wanted.length > 0) execute(null, query(wanted.map((channel) => `listen ${quoted(channel)}`).join(';')))
  }

  function endIdleHolder() {
    if (holder && queue.length > 0) {
      holder.peer.send(
        errorResponse('25P03', 'terminating connection: idle in transaction while others wait for the embedded database'),
      )
      holder.peer.end()
      leave(holder)
    } else if (holder) idle = setTimeout(endIdleHolder, idleMs).unref()
  }

  function leave(member: Member) {
    if (!members.delete(member)) return
    remove(queue, member)
    if (holder === member) {
      execute(null, Buffer.concat([SYNC]))
      execute(null, query('rollback'))
      holder = null
    }
    const open = member.names.open()
    if (open.length > 0 && !holder) execute(null, Buffer.concat([...open.map(closeStatement), SYNC]))
    const unused = [...member.channels].filter((channel) => ![...members].some((other) => other.channels.has(channel)))
    if (unused.length > 0 && !holder) execute(null, query(unused.map((name) => `unlisten ${quoted(name)}`).join(';')))
    pump()
  }

  function receive(member: Member, incoming: Message) {
    const sql = sqlOf(incoming)
    if (sql !== null) for (const channel of follow(member, sql)) dropped.add(channel)
    member.arriving.push(sql !== null && COPY_IN.test(sql) ? refuseCopy(incoming.type) : member.names.translate(incoming))
    if (!ENDS_BATCH.has(incoming.type)) return
    member.waiting.push(Buffer.concat(member.arriving))
    member.arriving = []
    if (!queue.includes(member)) queue.push(member)
    pump()
  }

  return {
    join(peer: Peer): Client {
      const id = ++lastId
      const member: Member = { id, peer, names: createStatementNames(id), arriving: [], waiting: [], channels: new Set() }
      members.add(member)
      return { receive: (incoming) => receive(member, incoming), leave: () => leave(member) }
    },
    /** From the next transaction on, refuses writes like a full disk (SQLSTATE 53100), or accepts them again. */
    setReadOnly(next: boolean) {
      readOnly.next = next
      switchReadOnly()
    },
    /** Ends every client, rolling back what is open. */
    endAll(code: string, text: string) {
      for (const member of members) {
        member.peer.send(errorResponse(code, text))
        member.peer.end()
        leave(member)
      }
    },
  }
}

const asIs = (item: Message): Message => item
const isError = (item: Message, field: string): boolean => item.type === 'E' && item.bytes.includes(`${field}\0`)
const isPanic = (item: Message): boolean => isError(item, 'VPANIC')
/** Only the check of free space makes this backend read-only, so read_only_sql_transaction means a full disk. */
const toldAsFull = (item: Message): Message =>
  isError(item, 'C25006')
    ? { ...item, bytes: errorResponse('53100', 'too little space is left on the disk to write', 'ERROR') }
    : item

function remove<T>(list: T[], item: T) {
  const at = list.indexOf(item)
  if (at !== -1) list.splice(at, 1)
}

/** The SQL of a simple query or Parse; null for other messages. */
function sqlOf({ type, bytes }: Message): string | null {
  if (type === 'Q') return readCstring(bytes, 5).text
  return type === 'P' ? readCstring(bytes, readCstring(bytes, 5).next).text : null
}

/** An error response of the same kind, so that the client's transaction fails as with any error. */
function refuseCopy(type: string): Buffer {
  return type === 'Q' ? query(REFUSE_COPY) : message('P', Buffer.concat([cstring(''), cstring(REFUSE_COPY), Buffer.alloc(2)]))
}

/** Records the channels that a client listens to; returns those that it stopped listening to. */
function follow(member: Member, sql: string): string[] {
  const found = LISTEN.exec(sql)
  if (!found) return []
  const name = found[2] ?? ''
  const channel = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase()
  if (!found[1]) {
    member.channels.add(channel)
    return []
  }
  const given = channel === '*' ? [...member.channels] : [channel]
  for (const item of given) member.channels.delete(item)
  return given
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`
}
