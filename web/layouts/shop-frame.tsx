import '../site/theme/character.css'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { productFacts } from '#domain/products.ts'
import { pageFacts, pageOfProduct } from '#domain/site/pages.ts'
import { productAt } from '../products/product-of.ts'
import { useSession } from '../session.ts'
import { customerAccountLinks, shopAccountLinks } from '../site/account-links.ts'
import { ShopHeader } from '../site/header.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import shopScript from '../site/client/shop-script.ts?worker&url'
import { ThemeColour } from '../site/theme/theme-colour.tsx'
import { CurrencyPicker } from './currency-picker.tsx'
import { Letterhead } from './letterhead.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import type { ShopFrameData } from './shop-data.ts'
import css from './shop-frame.module.css'

/** The page of the site that a path belongs to: a product's screens belong to its page. */
function sitePath(pathname: string): string {
  const product = productAt(pathname)?.product
  const page = product && pageOfProduct[productFacts[product].setting]
  return page ? pageFacts[page].path : pathname
}

/** The layout of a storefront's screens: the agency's brand and colours, the visitor's trips, and nothing of the portal. */
export function ShopFrame({ frame, children }: { frame: ShopFrameData; children: ReactNode }) {
  const { agency, header, character, width, legal, year } = frame
  const { pathname } = useLocation()
  const session = useSession()
  const path = sitePath(pathname)
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={frame.font} />
      <link rel="icon" {...frame.icon} />
      <ThemeColour {...frame.themeColour} />
      <style>{frame.css}</style>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div
        className={css.frame}
        data-character={character}
        data-width={width}
        data-listing={frame.listing}
        data-offer-filter={frame.offerFilter}
      >
        <div className={css.head} data-no-print>
          <ShopHeader
            facts={header}
            path={path}
            accountLinks={session?.customer ? customerAccountLinks : shopAccountLinks}
            tools={<CurrencyPicker />}
            cart={session?.cart}
          />
        </div>
        <main id="content" className={css.content} tabIndex={-1}>
          <NavigationProgress />
          <Letterhead />
          {children}
        </main>
        <footer className={css.foot} data-no-print>
          <div className={css.row}>
            <p>
              © {year} {agency.name}
              {agency.phone && (
                <>
                  {' · '}
                  <a href={`tel:${agency.phone}`}>{agency.phone}</a>
                </>
              )}
              {agency.email && (
                <>
                  {' · '}
                  <a href={`mailto:${agency.email}`}>{agency.email}</a>
                </>
              )}
            </p>
            <nav aria-label="Terms and help" className={css.pages}>
              {legal.map(({ title, to }) => (
                <a key={to} href={to}>
                  {title}
                </a>
              ))}
              <Link to="/trips/help">Get help</Link>
            </nav>
          </div>
        </footer>
      </div>
      <script src={shopScript} defer />
    </>
  )
}
