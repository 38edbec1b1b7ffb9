import '../../styles/words.css'
import { IconHistory } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import type { SoldProduct } from '#domain/product-types.ts'
import { NumbersContext } from '../../kit/numbers.ts'
import recent from '../recent-searches.module.css'
import own from '../search-form.module.css'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from './client/search-script.ts?worker&url'
import css from './form.module.css'
import { Pieces } from './pieces.tsx'

/** Data of a form's script besides its draft. */
export interface PlainFacts {
  today: string
  /** The currency of the agency. */
  base: string
  /** The end of the results' address that is kept: filters and sort. */
  view: string
  /** Names of the parameters of filters and sort. */
  filters: readonly string[]
  /** Whether the draft is stored in the address, as its parameter `edit`. */
  isStored: boolean
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
  children: ReactNode
}

/**
 * A search on a page of plain HTML, which works without a script. With one it equals the form of hydrated screens: the same rules and texts, errors
 * below their fields, type-ahead, a calendar. The script is loaded when the form is hovered or focused (`shop-script.ts`).
 */
export function PlainForm({ product, isOfProperty = false, saved, label, action, draft, facts, children }: Props) {
  const style = use(NumbersContext)
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
    >
      {[...new URLSearchParams(facts.view)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {saved && !facts.isStored && <Recent />}
      <p className={own.problem} role="alert" data-outside hidden />
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
