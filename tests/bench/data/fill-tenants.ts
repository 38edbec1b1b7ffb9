import type pg from 'pg'

/** The host name of the n-th agency that `fillAgencies` makes, 1 the first. */
export const hostOf = (n: number): string => `bench-${n}.customer.localhost`

export async function fillAgencies(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(`insert into agencies (name, slug) select 'Agency ' || n, 'bench-' || n from generate_series(1, $1::int) n`, [
    count,
  ])
  await pool.query('analyze agencies')
}

/** Gives each of them the published storefront of the agency with this slug. */
export async function fillSites(pool: pg.Pool, slug: string): Promise<void> {
  const made = `from agencies made, agencies one join sites on sites.agency_id = one.id
    where made.slug like 'bench-%' and one.slug = $1`
  await pool.query(
    `insert into site_versions (id, agency_id, number, site, published_by) select gen_random_uuid(), made.id, 1, draft, 'Benchmark' ${made}`,
    [slug],
  )
  await pool.query(
    `insert into sites (agency_id, draft, published_number, changed_by) select made.id, draft, 1, 'Benchmark' ${made}`,
    [slug],
  )
  await pool.query('analyze sites, site_versions')
}
