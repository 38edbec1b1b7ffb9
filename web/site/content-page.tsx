import { Fragment, type ReactNode } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { defaultSettings } from '#domain/site/settings.ts'
import type { SitePage } from '#domain/site/site.ts'
import { Action } from '../blocks/action.tsx'
import { drawBlock } from '../blocks/registry.ts'
import { portalAccountLinks, shopAccountLinks } from './account-links.ts'
import css from './empty-page.module.css'
import { ShopFrame } from './frame.tsx'
import type { ShopFacts } from './shop/shop-facts.ts'
import { SiteGround } from './theme/ground.tsx'
import { SiteStyle } from './theme/site-style.tsx'
import { PlainToasts } from './toasts.tsx'

type Props = {
  shop: ShopSite
  page: SitePage | null
  path: string
  facts: ShopFacts
  isPortal?: boolean
  /** The base address of a preview's pages. */
  base?: string
  bar?: ReactNode
  /** The scheme of the page, if it is not the device's. */
  scheme?: 'light' | 'dark'
}

/** A content page as a visitor sees it. */
export function ContentPage({ shop, page, path, facts, isPortal = false, base, bar, scheme }: Props) {
  return (
    <ShopFrame
      shop={shop}
      path={path}
      base={base}
      year={facts.today.slice(0, 4)}
      accountLinks={isPortal ? portalAccountLinks : shopAccountLinks}
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

/** If no storefront is published: no brand, and no other agency's name. */
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

/** The texts for an unpublished site, or for an address of no agency. */
export const closedWords = (name: string | null): { title: string; text: string } =>
  name
    ? { title: name, text: 'This agency takes bookings in person and by phone. Its online shop is not open.' }
    : {
        title: 'There is no travel agency at this address',
        text: 'Look at the address again, or ask the agency for the right one.',
      }

/** The blocks of a page. A page without content still has a heading and a link. */
function PageBlocks({ title, blocks, facts }: { title: string; blocks: readonly AnyBlock[]; facts: ShopFacts }) {
  const shown = drawBlocks(blocks, facts)
  if (shown.length === 0)
    return (
      <EmptyPage title={title} text={`${facts.agency.name} is still writing this page.`} to={facts.contactPath} action="Ask us" />
    )
  return shown.map(({ id, drawn }) => <Fragment key={id}>{drawn}</Fragment>)
}

type EmptyPageProps = { title: string; text: string; to: string; action: string }

/** A page without content: a message, and one link. */
function EmptyPage({ title, text, to, action }: EmptyPageProps) {
  return (
    <div className={css.page}>
      <svg viewBox="0 0 168 96" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
        <path d="M10 82c26 6 42-14 32-26s-30 4-14 18 54 2 78-38" strokeDasharray="1 7" />
        <path d="m104 42 52-30-23 50-10-17zM123 45l33-33" strokeLinejoin="round" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <Action to={to}>{action}</Action>
    </div>
  )
}

/** What of some blocks is shown, in order. The first that shows anything begins the page: its heading is the page's own. */
export function drawBlocks(blocks: readonly AnyBlock[], facts: ShopFacts): { id: string; drawn: ReactNode }[] {
  const shown: { id: string; drawn: ReactNode }[] = []
  for (const block of blocks) {
    if (!block.isVisible) continue
    const drawn = drawBlock({ block, facts, isFirst: shown.length === 0 })
    if (drawn !== null) shown.push({ id: block.id, drawn })
  }
  return shown
}
