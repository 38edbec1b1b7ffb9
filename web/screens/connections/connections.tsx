import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react'
import { href, Link, useRevalidator } from 'react-router'
import type { Connection } from '#contract/connections.ts'
import { productFacts, products } from '#domain/products.ts'
import { type ProductPlural, productPlurals } from '#domain/product-plurals.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { requireInsider } from '../../layouts/guards.ts'
import type { Route } from './+types/connections'
import css from './connections.module.css'

export const middleware: Route.MiddlewareFunction[] = [requireInsider]

export const meta: Route.MetaFunction = () => [{ title: 'Connections' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  connections: await context.get(apiContext).connections.check(),
})

const services: Record<Exclude<Connection['part'], ProductPlural>, string> = {
  payments: 'Payments',
  mail: 'Mail',
  cache: 'Cache',
}
const partNames: Readonly<Record<string, string>> = {
  ...services,
  ...Object.fromEntries(products.map((product) => [productPlurals[product], productFacts[product].label])),
}

/** The connection check: whether every network dependency of the product answers. */
export default function Connections({ loaderData: { connections } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const broken = connections.filter(({ problem }) => problem !== null).length
  return (
    <main id="content" className={css.page}>
      <Page>
        <PageHeader title="Connections" context="Suppliers, payment gateway, mail and cache, asked just now.">
          <Button component={Link} to={href('/dashboard')} variant="default">
            Dashboard
          </Button>
          <Button
            leftSection={<IconRefresh size={16} stroke={1.5} />}
            loading={state !== 'idle'}
            onClick={() => void revalidate()}
          >
            Check again
          </Button>
        </PageHeader>
        <p role="status" className={css.verdict}>
          {broken === 0
            ? `All ${connections.length} connections work.`
            : `${broken} of ${connections.length} connections do not work.`}
        </p>
        <ul className={css.list}>
          {connections.map((one) => (
            <Row key={one.part + one.name} connection={one} />
          ))}
        </ul>
      </Page>
    </main>
  )
}

function Row({ connection: { part, name, problem, milliseconds, checkedAt } }: { connection: Connection }) {
  const { count } = useNumbers()
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.part}>{partNames[part]}</p>
      </div>
      <div className={css.state}>
        {problem === null ? (
          <Pill tone="good" icon={IconCheck}>
            Works
          </Pill>
        ) : (
          <>
            <Pill tone="bad" icon={IconAlertTriangle}>
              Does not work
            </Pill>
            <p className={css.problem}>{problem}</p>
          </>
        )}
      </div>
      <p className={css.time}>
        {count(milliseconds)} ms
        <span>
          <DateText value={checkedAt} withTime />
        </span>
      </p>
    </li>
  )
}
