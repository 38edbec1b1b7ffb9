import { useFetcher } from 'react-router'
import type { Connection } from '#contract/connections.ts'
import { type ProductPlural, productPlurals } from '#domain/product-plurals.ts'
import { productFacts, products } from '#domain/products.ts'
import { Button } from '../../kit/form/button.tsx'
import type { actOnConnections } from './act-on-connections.ts'
import { Took, Works } from './checked.tsx'
import css from './connections.module.css'

const services: Record<Exclude<Connection['part'], ProductPlural>, string> = {
  payments: 'Payments',
  mail: 'Mail',
  cache: 'Cache',
}
const partNames: Readonly<Record<string, string>> = {
  ...services,
  ...Object.fromEntries(products.map((product) => [productPlurals[product], productFacts[product].label])),
}

/** A connection with what came back, and the button that asks it alone. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const fetcher = useFetcher<typeof actOnConnections>()
  const answered = fetcher.data && 'checked' in fetcher.data ? fetcher.data.checked : null
  const { id, part, name, problem, answer, milliseconds, checkedAt } = answered ?? connection
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.part}>{partNames[part]}</p>
      </div>
      <div className={css.state}>
        <Works isWorking={problem === null} answer={problem ?? answer} />
      </div>
      <Took milliseconds={milliseconds} at={checkedAt} />
      <fetcher.Form method="post" className={css.act}>
        <Button
          type="submit"
          name="check"
          value={id}
          variant="subtle"
          size="xs"
          loading={fetcher.state !== 'idle'}
          aria-label={`Check ${name}`}
        >
          Check
        </Button>
      </fetcher.Form>
    </li>
  )
}
