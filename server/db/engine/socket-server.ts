import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import type { shareBackend } from './share-backend.ts'
import { ASK_PASSWORD, errorResponse, readCstring, readGreeting, takeMessages } from './wire.ts'

type Backend = ReturnType<typeof shareBackend>

interface Options {
  backend: Backend
  /** The response to an authenticated client: AuthenticationOk, parameters, key, ReadyForQuery. */
  welcome: Buffer
  password: string
}

/** Accepts PostgreSQL clients on a socket and lets them share the backend. */
export function createSocketServer(options: Options): { server: Server; closeAll(): void } {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.setNoDelay(true)
    converse(socket, options)
  })
  return {
    server,
    closeAll: () => {
      for (const socket of sockets) socket.destroySoon()
    },
  }
}

function converse(socket: Socket, { backend, welcome, password }: Options) {
  let buffer: Buffer = Buffer.alloc(0)
  let client: ReturnType<Backend['join']> | undefined
  let phase: 'greeting' | 'password' | 'open' | 'ended' = 'greeting'

  const peer = { send: (bytes: Buffer) => void socket.write(bytes), end }
  function end() {
    phase = 'ended'
    socket.destroySoon()
  }

  /** Reads one untyped packet; false when it is incomplete or the connection has ended. */
  function greet(): boolean {
    const { kind, length } = readGreeting(buffer)
    if (kind === 'incomplete') return false
    if (kind === 'cancel' || kind === 'unknown') {
      end()
      return false
    }
    buffer = buffer.subarray(length)
    socket.write(kind === 'encryption' ? 'N' : ASK_PASSWORD)
    if (kind === 'startup') phase = 'password'
    return phase === 'greeting'
  }

  function admit(given: string) {
    if (!sameText(given, password)) {
      socket.write(errorResponse('28P01', 'password authentication failed'))
      return end()
    }
    phase = 'open'
    client = backend.join(peer)
    socket.write(welcome)
  }

  socket.on('data', (chunk: Buffer) => {
    buffer = buffer.length > 0 ? Buffer.concat([buffer, chunk]) : chunk
    while (phase === 'greeting' && greet());
    if (phase === 'greeting') return
    const taken = takeMessages(buffer)
    buffer = taken.rest
    // Responses to the messages of one packet are sent in one packet.
    socket.cork()
    for (const item of taken.messages) {
      if (phase === 'password' && item.type === 'p') admit(readCstring(item.bytes, 5).text)
      else if (item.type === 'X') end()
      else if (phase === 'open') client?.receive(item)
      else end()
    }
    socket.uncork()
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => client?.leave())
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
