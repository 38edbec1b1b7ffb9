import type pg from 'pg'
import { sizes } from '../sizes.ts'

/** Data of one agency: ids of its rows, and words that would reveal it in a response. */
export interface Traces {
  agencyId: string
  /** Ids of rows in its tables, by table; the newest few of each. */
  ids: { table: string; id: string }[]
  words: string[]
}

/** Reads an agency's traces from every table that has agencies, as the owner. */
export async function readTraces(pool: pg.Pool, slug: string): Promise<Traces> {
  const agency = (await pool.query<{ id: string; name: string }>('select id, name from agencies where slug = $1', [slug])).rows[0]
  if (!agency) throw new Error(`no agency ${slug}`)
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.columns i using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'agency_id' and i.column_name = 'id' and i.data_type = 'uuid' order by 1`,
  )
  const ids: Traces['ids'] = [{ table: 'agencies', id: agency.id }]
  for (const { name } of tables) {
    const { rows } = await pool.query<{ id: string }>(
      `select id::text from ${name} where agency_id = $1 order by id desc limit ${sizes.foreignIds}`,
      [agency.id],
    )
    ids.push(...rows.map(({ id }) => ({ table: name, id })))
  }
  const { rows: people } = await pool.query<{ id: string; email: string; session: string | null }>(
    `select u.id::text, u.email, s.id::text as session from members m join users u on u.id = m.user_id left join sessions s on s.user_id = u.id
     where m.agency_id = $1`,
    [agency.id],
  )
  ids.push(...people.map(({ id }) => ({ table: 'users', id })))
  ids.push(...people.flatMap(({ session }) => (session ? [{ table: 'sessions', id: session }] : [])))
  return { agencyId: agency.id, ids, words: [slug, agency.name, ...people.map(({ email }) => email)] }
}

/** The traces in a text, without those that the caller sent. */
export function tracesIn(text: string, { ids, words }: Traces, sent = ''): string[] {
  const lower = text.toLowerCase()
  return [...ids.map(({ id }) => id), ...words].filter((trace) => trace !== sent && lower.includes(trace.toLowerCase()))
}
