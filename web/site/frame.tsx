import type { ReactNode } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import { ShopFooter } from './footer.tsx'
import css from './frame.module.css'
import { SiteGround } from './ground.tsx'
import { type HeaderActions, ShopHeader } from './header.tsx'
import { SiteStyle } from './site-style.tsx'

type Props = {
  shop: Pick<ShopSite, 'site' | 'agency'>
  /** The page's own address, which the navigation marks. */
  path: string
  /** Under which address the pages of a preview stand. */
  base?: string
  year: string
  /** The visitor's name once signed in. Pages that everybody shares leave it out. */
  customer?: string | null
  /** Whose door it is; the portal's own pages have another. */
  actions?: HeaderActions
  /** A bar above everything, such as that of a preview. */
  bar?: ReactNode
  /** Whether the children bring their own measures; else they stand in a column. */
  isBare?: boolean
  children: ReactNode
}

const find = { title: 'Find my booking', to: '/trips/find' }
const signIn = { title: 'Sign in', to: '/sign-in' }

/** The frame of all pages of a shop, those of plain HTML and those that run alike: links are plain, so each knows only its own scripts. */
export function ShopFrame({ shop, path, base, year, customer = null, actions, bar, isBare = false, children }: Props) {
  const doors = actions ?? { quiet: find, main: customer ? { title: 'My trips', to: '/trips' } : signIn }
  const trip = [doors.quiet, doors.main].filter((link) => link !== null)
  return (
    <>
      <SiteStyle settings={shop.site.settings} />
      <SiteGround settings={shop.site.settings}>
        <a href="#content" className={css.skip}>
          Skip to content
        </a>
        {bar}
        <ShopHeader shop={shop} path={path} base={base} actions={doors} />
        <main id="content" className={isBare ? css.bare : css.main} tabIndex={-1}>
          {children}
        </main>
        <ShopFooter shop={shop} year={year} base={base} extra={trip} />
      </SiteGround>
    </>
  )
}
