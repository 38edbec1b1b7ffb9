import type { ReactNode } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import type { AccountLinks } from './account-links.ts'
import { ShopFooter } from './footer.tsx'
import css from './frame.module.css'
import { ShopHeader } from './header.tsx'
import { headerFacts } from './header-facts.ts'
import { LaterScript } from './later-script.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import pricesScript from './client/prices-script.ts?worker&url'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './client/shop-script.ts?worker&url'
import { SiteGround } from './theme/ground.tsx'
import { SiteStyle } from './theme/site-style.tsx'
import { PlainToasts } from './toasts.tsx'

type Props = {
  shop: Pick<ShopSite, 'site' | 'agency'>
  /** The page's own address, which the navigation marks. */
  path: string
  /** Under which address the pages of a preview stand. */
  base?: string
  year: string
  accountLinks: AccountLinks
  /** A bar above everything, such as that of a preview. */
  bar?: ReactNode
  /** The scheme of the page, where it is not the device's choice. */
  scheme?: 'light' | 'dark'
  children: ReactNode
}

/** The frame of a shop's pages of plain HTML, with a small script that only adds comfort. Everybody shares them, so it never says who is signed in. */
export function ShopFrame({ shop, path, base, year, accountLinks, bar, scheme, children }: Props) {
  return (
    <>
      <SiteStyle settings={shop.site.settings} scheme={scheme} hasScript />
      <SiteGround settings={shop.site.settings}>
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        {bar}
        <ShopHeader facts={headerFacts(shop, base)} path={path} base={base} accountLinks={accountLinks} scheme={scheme} />
        <main id="content" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <ShopFooter shop={shop} year={year} base={base} accountLinks={accountLinks} scheme={scheme} />
        <PlainToasts />
        <LaterScript src={script} />
        <LaterScript src={pricesScript} />
      </SiteGround>
    </>
  )
}
