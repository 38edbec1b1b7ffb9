import type { ShopFacts } from '../site/shop-facts.ts'
import { SearchForm } from './search-form.tsx'
import css from './search-forms.module.css'
import { StaySearchForm } from './stay-search-form.tsx'

/** A search of each product that the agency sells. Two stand behind tabs, which need no script: what is ticked is shown, at first what the page is about. */
export function SearchForms({ facts, id }: { facts: ShopFacts; id: string }) {
  if (!facts.staySearchPath) return <SearchForm facts={facts} id={id} />
  if (!facts.searchPath) return <StaySearchForm facts={facts} id={id} />
  const isStayFirst = facts.postPath === '/hotels'
  return (
    <div className={css.forms}>
      <fieldset className={css.products} data-style={facts.settings.searchbar}>
        <legend className="visually-hidden">What to search for</legend>
        <Product id={id} value="flights" label="Flights" isChosen={!isStayFirst} />
        <Product id={id} value="stays" label="Accommodation" isChosen={isStayFirst} />
      </fieldset>
      <div className={css.flights}>
        <SearchForm facts={facts} id={id} />
      </div>
      <div className={css.stays}>
        <StaySearchForm facts={facts} id={id} />
      </div>
    </div>
  )
}

function Product({ id, value, label, isChosen = false }: { id: string; value: string; label: string; isChosen?: boolean }) {
  return (
    <label>
      <input type="radio" name={`${id}-product`} value={value} defaultChecked={isChosen} />
      {label}
    </label>
  )
}
