import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from './start-embedded.ts'

let embedded: Embedded
const open = new Set<pg.Client>()

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: embedded.url })
  client.on('error', () => open.delete(client))
  await client.connect()
  open.add(client)
  return client
}

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: ':memory:', idleInTransactionMs: 150 })
}, 30_000)

afterAll(async () => {
  await Promise.all([...open].map((client) => client.end()))
  await embedded.close()
})

beforeEach(async () => {
  const client = await connect()
  await client.query('drop table if exists item; create table item (id int primary key, name text)')
})

describe('several connections to the one embedded backend', () => {
  it('never see the open transaction of another', async () => {
    const [writer, reader] = [await connect(), await connect()]
    await writer.query('begin')
    await writer.query('insert into item values (1, $1)', ['draft'])
    const seen = reader.query('select count(*)::int as count from item')
    await writer.query('rollback')
    expect((await seen).rows).toEqual([{ count: 0 }])
  })

  it("are not affected by another connection's failed transaction", async () => {
    const [failing, other] = [await connect(), await connect()]
    await failing.query('begin')
    await expect(failing.query('insert into nowhere values (1)')).rejects.toMatchObject({ code: '42P01' })
    const elsewhere = other.query('select 1 as one')
    await expect(failing.query('select 1')).rejects.toMatchObject({ code: '25P02' })
    await failing.query('rollback')
    expect((await elsewhere).rows).toEqual([{ one: 1 }])
    expect((await failing.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  })

  it('may use the same prepared statement name for different queries', async () => {
    const [first, second] = [await connect(), await connect()]
    const ask = async (client: pg.Client, text: string, value: string) =>
      (await client.query({ name: 'by-name', text, values: [value] })).rows
    expect(await ask(first, 'select $1::text as a', 'x')).toEqual([{ a: 'x' }])
    expect(await ask(second, 'select upper($1::text) as b', 'y')).toEqual([{ b: 'Y' }])
    expect(await ask(first, 'select $1::text as a', 'z')).toEqual([{ a: 'z' }])
  })

  it('get their own responses when their parametrised queries arrive together', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, connect))
    const answers = await Promise.all(
      clients.map(async (client, index) => {
        const rows: number[] = []
        for (let round = 0; round < 25; round++) {
          const { rows: got } = await client.query<{ n: number }>(`select $1::int + ${index} * 1000 as n`, [round])
          rows.push(got[0]?.n ?? -1)
        }
        return rows
      }),
    )
    expect(answers).toEqual(clients.map((_, index) => Array.from({ length: 25 }, (_, round) => round + index * 1000)))
  })

  it('increment a counter without a lost update, each in its own transaction', async () => {
    const pool = new pg.Pool({ connectionString: embedded.url, max: 8 })
    await pool.query("insert into item values (1, '0')")
    const increment = async () => {
      const client = await pool.connect()
      await client.query('begin')
      const { rows } = await client.query<{ name: string }>('select name from item where id = 1')
      await client.query('update item set name = $1 where id = 1', [String(Number(rows[0]?.name) + 1)])
      await client.query('commit')
      client.release()
    }
    await Promise.all(Array.from({ length: 40 }, increment))
    expect((await pool.query('select name from item')).rows).toEqual([{ name: '40' }])
    await pool.end()
  })

  it('are rolled back when they leave inside a transaction', async () => {
    const [leaving, staying] = [await connect(), await connect()]
    await leaving.query('begin')
    await leaving.query("insert into item values (1, 'lost')")
    await leaving.end()
    open.delete(leaving)
    expect((await staying.query('select * from item')).rows).toEqual([])
  })

  it('receive the notifications of their own channels only', async () => {
    const [listener, stranger, sender] = [await connect(), await connect(), await connect()]
    const received: string[] = []
    listener.on('notification', ({ channel, payload }) => received.push(`${channel} ${payload}`))
    stranger.on('notification', ({ channel }) => received.push(`stranger received ${channel}`))
    await listener.query('listen "Orders"')
    await listener.query('listen rates')
    await stranger.query('listen rates')
    await stranger.query('unlisten rates')
    await sender.query(`select pg_notify('Orders', '1')`)
    await sender.query(`notify rates, '2'`)
    await listener.query('select 1')
    await stranger.query('select 1')
    expect(received).toEqual(['Orders 1', 'rates 2'])
  })

  it('end a connection that is idle in a transaction while another waits', async () => {
    const [idle, waiting] = [await connect(), await connect()]
    const ended = new Promise<unknown>((done) => idle.once('error', done))
    await idle.query('begin')
    expect((await waiting.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(await ended).toMatchObject({ code: '25P03' })
  })

  it('get an error for COPY FROM STDIN, and continue', async () => {
    const client = await connect()
    await expect(client.query('copy item from stdin')).rejects.toMatchObject({ code: '0A000' })
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('are refused without the password', async () => {
    const url = new URL(embedded.url)
    url.password = 'wrong'
    const client = new pg.Client({ connectionString: url.href })
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' })
  })

  it('send and receive values of several megabytes', async () => {
    const client = await connect()
    const sent = Buffer.alloc(3_000_000, 7)
    const { rows } = await client.query<{ back: Buffer }>('select $1::bytea as back', [sent])
    expect(rows[0]?.back.equals(sent)).toBe(true)
  })
})
