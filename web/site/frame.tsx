import type { ReactNode } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import type { AccountLinks } from './account-links.ts'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import pricesScript from './client/prices-script.ts?worker&url'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from './client/shop-script.ts?worker&url'
import { ShopFooter } from './footer.tsx'
import css from './frame.module.css'
import { ShopHeader } from './header.tsx'
import { headerFacts } from './header-facts.ts'
import { LazyScript } from './lazy-script.tsx'
import { SiteGround } from './theme/ground.tsx'
import { screenTokensIn } from './theme/screen-tokens.ts'
import { SiteStyle } from './theme/site-style.tsx'
import { PlainToasts } from './toasts.tsx'

type Props = {
  shop: Pick<ShopSite, 'site' | 'agency' | 'hasPackages'>
  /** The page's own address, which the navigation highlights. */
  path: string
  /** The base address of a preview's pages. */
  base?: string
  year: string
  accountLinks: AccountLinks
  /** A bar at the top, such as that of a preview. */
  bar?: ReactNode
  /** The scheme of the page, if it is not the device's. */
  scheme?: 'light' | 'dark'
  /** The number of items in the visitor's trip; absent on a page that is the same for everybody. */
  cart?: number
  children: ReactNode
}

/** The layout of a storefront's plain HTML pages, with a small optional script. The pages are shared, so it never contains the signed-in person. */
export function ShopFrame({ shop, path, base, year, accountLinks, bar, scheme, cart, children }: Props) {
  return (
    <>
      <SiteStyle settings={shop.site.settings} scheme={scheme} hasScript />
      {scheme && <style>{screenTokensIn(shop.site.settings, scheme)}</style>}
      <SiteGround settings={shop.site.settings}>
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        {bar}
        <ShopHeader
          facts={headerFacts(shop, base)}
          path={path}
          base={base}
          accountLinks={accountLinks}
          scheme={scheme}
          cart={cart}
        />
        <main id="content" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <ShopFooter shop={shop} year={year} base={base} accountLinks={accountLinks} scheme={scheme} />
        <PlainToasts />
        <LazyScript src={script} />
        <LazyScript src={pricesScript} />
      </SiteGround>
    </>
  )
}
