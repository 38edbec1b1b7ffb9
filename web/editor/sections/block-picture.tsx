import { memo, useMemo } from 'react'
import type { BlockKind } from '#domain/site/block-kinds.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { drawBlock } from '../../blocks/registry.ts'
import type { ShopFacts } from '../../site/shop/shop-facts.ts'
import { SiteGround } from '../../site/theme/ground.tsx'
import { brandCss } from '../../site/theme/theme-css.ts'
import { useCanvas } from '../canvas/canvas-context.ts'
import css from './gallery.module.css'

const SCOPE = '[data-block-picture]'
/** The width of the page in a picture, in pixels, and the ratio of a picture's height to its width. */
const PAGE = 960
const SHAPE = 0.66

/** The brand in which the pictures of sections are drawn. */
export function PictureStyles() {
  const { settings } = useCanvas().shop.site
  const rules = useMemo(() => brandCss(settings, SCOPE), [settings])
  return <style>{rules}</style>
}

/** A small, inert rendering of a section with its sample content. */
export function BlockPicture({ kind, width }: { kind: BlockKind; width: number }) {
  const { facts, shop } = useCanvas()
  return (
    <span className={css.picture} style={{ width, height: width * SHAPE }}>
      <span className={css.page} style={{ width: PAGE, scale: width / PAGE }} data-block-picture data-scheme="light" inert>
        <Drawn kind={kind} facts={facts} settings={shop.site.settings} />
      </span>
    </span>
  )
}

const Drawn = memo(({ kind, facts, settings }: { kind: BlockKind; facts: ShopFacts; settings: SiteSettings }) => {
  const block = useCanvas().samples.find((sample) => sample.kind === kind)
  return <SiteGround settings={settings}>{block && drawBlock({ block, facts })}</SiteGround>
})
Drawn.displayName = 'Drawn'
