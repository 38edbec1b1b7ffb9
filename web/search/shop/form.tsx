import '../../styles/words.css'
import { IconHistory } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import type { SoldProduct } from '#domain/product-types.ts'
import { NumbersContext } from '../../kit/numbers.ts'
import recent from '../recent-searches.module.css'
import own from '../search-form.module.css'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from './client/search-script.ts?worker&url'
import type { StoredIn } from '../use-draft.ts'
import css from './form.module.css'
import { ProblemsContext } from './problems.ts'
import { Pieces } from './pieces.tsx'

/** Data of a form's script besides its draft. */
export interface PlainFacts {
  today: string
  /** The currency of the agency. */
  base: string
  /** The end of the results' address that stays: filters and sort. */
  view: string
  /** Names of the parameters of filters and sort. */
  filters: readonly string[]
  /** Where what is typed is stored, so that back and reload restore it. */
  storedIn: StoredIn
  /** What is wrong from the start, by field. */
  problems: Record<string, string>
}

type Props = {
  product: SoldProduct
  /** The form of one property: it looks for nothing but its rates. */
  isOfProperty?: boolean
  /** Where this browser keeps its last searches; empty where they are not listed. */
  saved: string
  label: string
  action: string
  draft: object
  facts: PlainFacts
  /** What is wrong, with what is told before a search is asked for. */
  problems?: Record<string, string>
  /** Those of them that have no field of their own. */
  outside?: readonly string[]
  children: ReactNode
}

/**
 * A search on a page of plain HTML: it sends itself without a script. With one it is the same form as that of the screens that run: the same rules and
 * words, what is wrong under its field, places as one types, a calendar. The script comes once somebody comes near the form (`shop-script.ts`), and at
 * once where the form is what the page is for.
 */
export function PlainForm(props: Props) {
  const { product, isOfProperty = false, saved, label, action, draft, facts, problems = {}, outside = [], children } = props
  const style = use(NumbersContext)
  const others = outside.flatMap((name) => problems[name] ?? []).join(' ')
  return (
    <form
      action={action}
      className={`${own.form} ${css.form}`}
      aria-label={label}
      data-search={product}
      data-of-property={isOfProperty || undefined}
      data-src={script}
      data-saved={saved}
      data-draft={JSON.stringify(draft)}
      data-facts={JSON.stringify({ ...facts, style })}
      data-at-once={facts.storedIn === 'address' || undefined}
    >
      {[...new URLSearchParams(facts.view)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProblemsContext value={problems}>{children}</ProblemsContext>
      {saved && facts.storedIn !== 'edit' && <Recent />}
      <p className={own.problem} role="alert" data-outside hidden={others === ''}>
        {others}
      </p>
      <Pieces />
    </form>
  )
}

/** The recent searches of this browser: the form's script fills it in. */
const Recent = () => (
  <section className={css.recent} aria-label="Recent searches" data-recent hidden>
    <p className={css.title} aria-hidden="true">
      Recent searches
    </p>
    <ul className={recent.list} />
    <template data-piece="recent">
      <li>
        <a className={recent.chip} href="/">
          <IconHistory size={18} stroke={1.5} aria-hidden="true" />
          <span className={recent.words}>
            <span className={recent.places} data-title />
            <span className={recent.facts} data-facts />
          </span>
        </a>
      </li>
    </template>
  </section>
)
