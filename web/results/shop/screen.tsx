import '../../styles/words.css'
import type { ReactNode } from 'react'
import type { SoldProduct } from '#domain/product-types.ts'
import { sells } from '#domain/site/sells.ts'
import { CurrencyProvider } from '../../kit/currency.tsx'
import { RegionalContext } from '../../kit/regional.ts'
import { customerAccountLinks, shopAccountLinks } from '../../site/account-links.ts'
import { ShopFrame } from '../../site/frame.tsx'
import { sellsNot } from '../../site/shop/sells-not.ts'
import { screenTokens } from '../../site/theme/screen-tokens.ts'
import type { ShopAround } from './read-around.ts'
import css from './screen.module.css'
import { ButtonLink, State } from './states.tsx'

type Props = {
  around: ShopAround
  /** The product that the page sells, or null, and the page that the navigation highlights. */
  product: SoldProduct | null
  page: string
  children: ReactNode
}

/** A selling page of plain HTML in the storefront's layout: the kit's tokens in the brand's colours, prices in the visitor's currency. */
export function ShopScreen({ around: { shop, year, customer, currency, regional, cart }, product, page, children }: Props) {
  const { settings } = shop.site
  const { name } = shop.agency
  return (
    <RegionalContext value={regional}>
      <CurrencyProvider initial={currency}>
        <style>{screenTokens(settings)}</style>
        <ShopFrame
          shop={shop}
          path={page}
          year={year}
          accountLinks={customer ? customerAccountLinks : shopAccountLinks}
          cart={cart}
        >
          <div className={css.screen} data-screen data-listing={settings.listing} data-offer-filter={settings.offerFilter}>
            {product === null || sells(settings, product) ? (
              children
            ) : (
              <State
                isPage
                title={sellsNot(name, product)}
                text="Call or write, and they will find some for you."
                actions={<ButtonLink to="/contact">Contact {name}</ButtonLink>}
              />
            )}
          </div>
        </ShopFrame>
      </CurrencyProvider>
    </RegionalContext>
  )
}
