import type { ReactNode } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import { defaultSettings } from '#domain/site/settings.ts'
import type { SitePage } from '#domain/site/site.ts'
import { portalDoors, shopDoors } from './doors.ts'
import { EmptyPage } from './empty-page.tsx'
import { ShopFrame } from './frame.tsx'
import { SiteGround } from './ground.tsx'
import { PageBlocks } from './page-blocks.tsx'
import type { ShopFacts } from './shop-facts.ts'
import { SiteStyle } from './site-style.tsx'
import { PlainToasts } from './toasts.tsx'

type Props = {
  shop: ShopSite
  page: SitePage | null
  path: string
  facts: ShopFacts
  isPortal?: boolean
  /** Under which address the pages of a preview stand. */
  base?: string
  bar?: ReactNode
  /** The scheme of the page, where it is not the device's choice. */
  scheme?: 'light' | 'dark'
}

/** A page of content as a visitor gets it. */
export function ContentPage({ shop, page, path, facts, isPortal = false, base, bar, scheme }: Props) {
  return (
    <ShopFrame
      shop={shop}
      path={path}
      base={base}
      year={facts.today.slice(0, 4)}
      doors={isPortal ? portalDoors : shopDoors}
      bar={bar}
      scheme={scheme}
    >
      {page ? (
        <PageBlocks title={page.title} blocks={page.blocks} facts={facts} />
      ) : (
        <EmptyPage
          title="There is nothing at this address"
          text="The link may be old or mistyped, or the page was taken down."
          to="/"
          action="Back to start"
        />
      )}
    </ShopFrame>
  )
}

/** Where no shop is open: nobody's brand, and no other agency's name. */
export function ClosedShop({ title, text }: { title: string; text: string }) {
  return (
    <>
      <SiteStyle settings={defaultSettings} />
      <SiteGround settings={defaultSettings}>
        <main id="content">
          <EmptyPage title={title} text={text} to="" action="" />
        </main>
        <PlainToasts />
      </SiteGround>
    </>
  )
}

/** The words for an agency whose site is not open, or for an address that no agency has. */
export const closedWords = (name: string | null): { title: string; text: string } =>
  name
    ? { title: name, text: 'This agency takes bookings in person and by phone. Its online shop is not open.' }
    : {
        title: 'There is no travel agency at this address',
        text: 'Look at the address again, or ask the agency for the right one.',
      }
