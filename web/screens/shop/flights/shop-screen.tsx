import '../../../styles/words.css'
import type { ReactNode } from 'react'
import { CurrencyProvider } from '../../../kit/currency.tsx'
import { customerDoors, shopDoors } from '../../../site/doors.ts'
import { ShopFrame } from '../../../site/frame.tsx'
import { screenTokens } from '../../../site/screen-tokens.ts'
import button from './buttons.module.css'
import notes from './notes.module.css'
import type { ShopAround } from './read-shop.ts'
import css from './shop-screen.module.css'

type Props = { around: ShopAround; children: ReactNode }

/** A screen of plain HTML in the frame of a shop: the kit's tokens in the brand's colours, prices in the visitor's currency. */
export function ShopScreen({ around: { shop, path, year, customer, currency, sellsFlights }, children }: Props) {
  return (
    <CurrencyProvider initial={currency}>
      <style>{screenTokens(shop.site.settings)}</style>
      <ShopFrame shop={shop} path={path} year={year} doors={customer ? customerDoors : shopDoors}>
        <div className={css.screen} data-screen>
          {sellsFlights ? (
            children
          ) : (
            <div className={notes.state}>
              <h1>{shop.agency.name} sells no flights online</h1>
              <p>Call or write, and they will find one for you.</p>
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
  )
}
