import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** RFC 1035 section 3.2.2. */
const types: Record<number, 'A' | 'CNAME' | 'TXT'> = { 1: 'A', 5: 'CNAME', 16: 'TXT' }
const NAME_DOES_NOT_EXIST = 3

export interface ZoneRecord {
  name: string
  type: 'A' | 'CNAME' | 'TXT'
  /** An address, a name, or the pieces of a text. */
  value: string | string[]
}

/** A name server on a free port of this machine with a few records, using the wire format of RFC 1035. */
export async function startNameServer(zone: readonly ZoneRecord[]): Promise<{ address: string; close(): Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => socket.send(answerOf(question, zone), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((closed) => socket.close(() => closed())),
  }
}

function answerOf(message: Buffer, zone: readonly ZoneRecord[]): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const asked = message.subarray(12, at + 5)
  const name = labels.join('.').toLowerCase()
  const type = types[message.readUInt16BE(at + 1)]
  const known = zone.filter((record) => record.name === name)
  const found = known.filter((record) => record.type === type)
  const head = Buffer.alloc(12)
  message.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 + (known.length === 0 ? NAME_DOES_NOT_EXIST : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found.length, 6)
  return Buffer.concat([head, asked, ...found.map(write)])
}

function write({ type, value }: ZoneRecord): Buffer {
  const head = Buffer.alloc(12)
  const number = Number(Object.keys(types).find((one) => types[Number(one)] === type))
  const data = dataOf[type](value)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(number, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
const dataOf: Record<ZoneRecord['type'], (value: string | string[]) => Buffer> = {
  A: (value) => Buffer.from(String(value).split('.').map(Number)),
  CNAME: (value) => Buffer.concat([...String(value).split('.').map(counted), Buffer.from([0])]),
  TXT: (value) => Buffer.concat([value].flat().map(counted)),
}
