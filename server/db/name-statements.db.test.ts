import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { connect } from './connect.ts'
import { agencies } from './schema/index.ts'

let database: TestDatabase
let connected: ReturnType<typeof connect>

beforeAll(async () => {
  database = await testDatabase()
  connected = connect(database.url, { max: 1 })
})
afterAll(async () => {
  await connected.pool.end()
  await database.close()
})

async function preparedTexts(): Promise<string[]> {
  const { rows } = await connected.db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
  return rows.map(({ statement }) => statement)
}

const bySlug = (slug: string) => connected.db.select({ id: agencies.id }).from(agencies).where(eq(agencies.slug, slug))

describe('repeated statements', () => {
  it('are prepared once a connection and return results for their own values', async () => {
    await connected.db.insert(agencies).values({ name: 'North', slug: 'north' })
    for (let times = 0; times < 5; times += 1) {
      expect(await bySlug('north')).toHaveLength(1)
      expect(await bySlug('south')).toHaveLength(0)
    }
    expect((await preparedTexts()).filter((text) => text.includes('"slug" = $1'))).toHaveLength(1)
  })

  it('are planned with their values when they page, match words or count', async () => {
    for (let times = 0; times < 5; times += 1) {
      await bySlug('north').limit(1)
      await connected.db.execute(sql`select count(*) from agencies where slug = ${'north'}`)
      await connected.db.execute(sql`select 1 where to_tsvector(${'north'}) @@ to_tsquery('north')`)
    }
    expect((await preparedTexts()).filter((text) => /limit|count|@@/.test(text))).toEqual([])
  })

  it('are prepared when they write, even if they also count', async () => {
    for (let times = 0; times < 5; times += 1)
      await connected.db.execute(sql`with done as (update agencies set plan = 'pro' where slug = ${'north'} returning id)
        select count(*) from done`)
    expect((await preparedTexts()).filter((text) => text.includes('done as'))).toHaveLength(1)
  })

  it('work again after one of them failed in a transaction', async () => {
    const divide = (by: number) => connected.db.execute<{ result: number }>(sql`select 6 / ${by}::int as result`)
    for (let times = 0; times < 4; times += 1) {
      await expect(divide(0)).rejects.toThrow()
      expect((await divide(3)).rows[0]?.result).toBe(2)
    }
    await connected.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 6 / ${0}::int as result`)
      })
      .catch(() => undefined)
    expect((await divide(2)).rows[0]?.result).toBe(3)
  })

  it('are not prepared when one text has several statements', async () => {
    for (let times = 0; times < 4; times += 1) await connected.db.execute(sql.raw('select 1; select 2'))
    expect((await preparedTexts()).filter((text) => text.includes('select 2'))).toEqual([])
  })
})
