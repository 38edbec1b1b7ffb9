import type pg from 'pg'

/** Tables that name an agency but are read before the tenant is known; they hold identities and ids, nothing that was sold. */
export const openTables = ['members', 'invitations', 'external_references']

/** How many agencies are tried; a leak in a policy shows with any of them. */
const TRIED = 20

/**
 * Reads every tenant table as the application's role: as each agency, as an unknown one, and with none set. Returns a line for each table in which
 * another agency's row is visible. Runs within a transaction and restores its role and tenant.
 */
export async function readableByOthers(client: pg.ClientBase): Promise<string[]> {
  const tables = await column(
    client,
    `select c.relname as value from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id'
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege('tradewind_app', c.oid, 'select') and c.relname <> all($1)`,
    [openTables],
  )
  const agencies = await column(client, `select id::text as value from agencies order by created_at limit ${TRIED}`)
  const reads = tables.map(
    (table) =>
      `select '${table}' as value where exists (
         select 1 from "${table}" where agency_id is distinct from nullif(current_setting('app.agency_id', true), '')::uuid)`,
  )
  const found: string[] = []
  await client.query('set local role tradewind_app')
  for (const tenant of [...agencies, crypto.randomUUID(), '']) {
    await client.query(`select set_config('app.agency_id', $1, true)`, [tenant])
    const open = reads.length === 0 ? [] : await column(client, reads.join(' union all '))
    found.push(...open.map((table) => `${table} as ${tenant || 'nobody'}`))
  }
  await client.query(`reset role; select set_config('app.agency_id', '', true)`)
  return found
}

const column = async (client: pg.ClientBase, sql: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ value: string }>(sql, values)).rows.map((row) => row.value)
