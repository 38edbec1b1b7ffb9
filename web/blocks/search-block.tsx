import type { ReactNode } from 'react'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import { screenTokens } from '../site/theme/screen-tokens.ts'
import css from './search-block.module.css'

type Props = {
  facts: ShopFacts
  id: string
  /** The line that opens the form on phones, if the agency chose that. */
  words: string
  children: ReactNode
}

/** The search form on a content page: the kit's tokens in the brand's colours. */
export function SearchBlock({ facts: { settings }, id, words, children }: Props) {
  return (
    <div className={css.block} data-style={settings.searchbar} data-phone={settings.mobileSearchbar} data-screen>
      <style>{screenTokens(settings)}</style>
      <input type="checkbox" id={`${id}-open`} className={css.opener} aria-label="Show the whole search form" />
      <label htmlFor={`${id}-open`} className={css.summary}>
        <span>{words}</span>
        <span aria-hidden="true">+</span>
      </label>
      <div className={css.form}>{children}</div>
    </div>
  )
}
