import { IconPencil } from '@tabler/icons-react'
import { href } from 'react-router'
import { searchToParams } from '#domain/flights/search-params.ts'
import { SearchTitle } from '../../flights/results/search-title.tsx'
import { type SearchDraft, searchOf } from '../../flights/search/search-draft.ts'
import field from '../results/choice.module.css'
import button from './buttons.module.css'
import css from './summary.module.css'

type Props = {
  draft: SearchDraft
  rates: readonly { currency: string }[]
  /** The currency that prices are shown in. */
  currency: string
  /** Where the results stand; null when there are none. */
  address: string | null
}

/** What was searched for, the way to change it, and the currency of the prices. */
export function Summary({ draft, rates, currency, address }: Props) {
  return (
    <div className={css.summary}>
      <SearchTitle draft={draft} />
      <div className={css.tools}>
        {rates.length > 0 && address && (
          <form method="post" action={address} className={css.currency} data-currency>
            <label className={field.choice}>
              <span>Prices in</span>
              <select name="currency" defaultValue={currency} autoComplete="off">
                {rates.map((rate) => (
                  <option key={rate.currency}>{rate.currency}</option>
                ))}
              </select>
            </label>
            <button type="submit" className={button.secondary} data-without-script>
              Show
            </button>
          </form>
        )}
        <a className="plain-button" href={`${href('/order/new/newFlight')}?${searchToParams(searchOf(draft))}`}>
          <IconPencil size={16} stroke={1.5} aria-hidden="true" />
          Edit <span className="visually-hidden">search</span>
        </a>
      </div>
    </div>
  )
}
