import '../../../styles/words.css'
import type { ReactNode } from 'react'
import type { SoldProduct } from '#domain/product-types.ts'
import { sells } from '#domain/site/sells.ts'
import { CurrencyProvider } from '../../../kit/currency.tsx'
import { RegionalContext } from '../../../kit/regional.ts'
import { customerDoors, shopDoors } from '../../../site/doors.ts'
import { ShopFrame } from '../../../site/frame.tsx'
import { screenTokens } from '../../../site/theme/screen-tokens.ts'
import { sellsNot } from '../../../site/shop/sells-not.ts'
import button from './buttons.module.css'
import notes from './notes.module.css'
import type { ShopAround } from './read-shop.ts'
import css from './shop-screen.module.css'

type Props = {
  around: ShopAround
  /** What the screen sells. */
  product: SoldProduct
  children: ReactNode
}

/** A screen of plain HTML in the frame of a shop: the kit's tokens in the brand's colours, prices in the visitor's currency. */
export function ShopScreen({ around: { shop, path, year, customer, currency, regional }, product, children }: Props) {
  const looks = shop.site.settings
  return (
    <RegionalContext value={regional}>
      <CurrencyProvider initial={currency}>
        <style>{screenTokens(looks)}</style>
        <ShopFrame shop={shop} path={path} year={year} doors={customer ? customerDoors : shopDoors}>
          <div className={css.screen} data-screen data-listing={looks.listing} data-offer-filter={looks.offerFilter}>
            {sells(looks, product) ? (
              children
            ) : (
              <div className={notes.state}>
                <h1>{sellsNot(shop.agency.name, product)}</h1>
                <p>Call or write, and they will find some for you.</p>
                <p className={notes.doors}>
                  <a className={button.primary} href="/contact">
                    Contact {shop.agency.name}
                  </a>
                </p>
              </div>
            )}
          </div>
        </ShopFrame>
      </CurrencyProvider>
    </RegionalContext>
  )
}
