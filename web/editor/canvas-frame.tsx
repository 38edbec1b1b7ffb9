import { type ReactNode, useRef } from 'react'
import { shopDoors } from '../site/doors.ts'
import { ShopFooter } from '../site/footer.tsx'
import { SiteGround } from '../site/ground.tsx'
import { ShopHeader } from '../site/header.tsx'
import { headerFacts } from '../site/header-facts.ts'
import { themeCss } from '../site/theme-css.ts'
import css from './canvas.module.css'
import { useCanvas } from './canvas-context.ts'
import { useHistoryKeys } from './use-history-keys.ts'

const SCOPE = '[data-canvas]'

/** The page around its blocks: the agency's colours and font, header and footer as they will stand. */
export function CanvasFrame({ children }: { children: ReactNode }) {
  const { shop, facts, path } = useCanvas()
  const frame = useRef<HTMLDivElement>(null)
  useHistoryKeys(frame)
  return (
    <div ref={frame} data-canvas data-scheme="light" className={css.frame}>
      <style>{themeCss(shop.site.settings, SCOPE)}</style>
      <SiteGround settings={shop.site.settings}>
        <div inert>
          <ShopHeader facts={headerFacts(shop)} path={path} doors={shopDoors} scheme="light" />
        </div>
        <main className={css.page}>{children}</main>
        <div inert>
          <ShopFooter shop={shop} year={facts.today.slice(0, 4)} doors={shopDoors} scheme="light" />
        </div>
      </SiteGround>
    </div>
  )
}
