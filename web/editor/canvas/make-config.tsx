import type { Config, CustomField, Fields, WithPuckProps } from '@puckeditor/core'
import { type ReactNode, useRef } from 'react'
import { type BlockKind, blockKinds } from '#domain/site/block-kinds.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import { shopAccountLinks } from '../../site/account-links.ts'
import { ShopFooter } from '../../site/footer.tsx'
import { ShopHeader } from '../../site/header.tsx'
import { headerFacts } from '../../site/header-facts.ts'
import { SiteGround } from '../../site/theme/ground.tsx'
import { themeCss } from '../../site/theme/theme-css.ts'
import { fieldsOf } from '../block-fields.ts'
import { useHistoryKeys } from '../draft/use-history-keys.ts'
import { type FieldSpec, type FieldSpecs, line, text } from '../field-spec.ts'
import { SpecField } from '../fields/spec-field.tsx'
import css from './canvas.module.css'
import { CanvasBlock } from './canvas-block.tsx'
import { useCanvas } from './canvas-context.ts'
import { propsOf } from './puck-data.ts'

/** One of our fields inside the form that Puck renders. */
const makeField = (spec: FieldSpec): CustomField<unknown> => ({
  type: 'custom',
  render: ({ id, value, onChange }) => <SpecField spec={spec} id={id} value={value} onChange={(next) => onChange(next)} />,
})

/** Puck's fields, made from our field table. */
const makeFields = (specs: FieldSpecs): Fields =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, makeField(spec)]))

const SCOPE = '[data-canvas]'

/** The page around its blocks: the agency's colours and font, header and footer as published. */
function CanvasFrame({ children }: { children: ReactNode }) {
  const { shop, facts, path } = useCanvas()
  const frame = useRef<HTMLDivElement>(null)
  useHistoryKeys(frame)
  return (
    <div ref={frame} data-canvas data-scheme="light" className={css.frame}>
      <style>{themeCss(shop.site.settings, SCOPE)}</style>
      <SiteGround settings={shop.site.settings}>
        <div inert>
          <ShopHeader facts={headerFacts(shop)} path={path} accountLinks={shopAccountLinks} scheme="light" />
        </div>
        <main className={css.page}>{children}</main>
        <div inert>
          <ShopFooter shop={shop} year={facts.today.slice(0, 4)} accountLinks={shopAccountLinks} scheme="light" />
        </div>
      </SiteGround>
    </div>
  )
}

/** A new section has all of its sample except the id, which the canvas sets. */
function beginning(sample: AnyBlock) {
  const { id: _, ...props } = propsOf(sample)
  return props
}

type Drawn = WithPuckProps<{ id: string; [name: string]: unknown }>

/** The content of a block, without the props that the canvas adds for rendering. */
function ownProps(given: Drawn) {
  const { puck: _, editMode: __, ...props } = given
  return props
}

const component = (kind: BlockKind, sample: AnyBlock): Config['components'][string] => ({
  label: blockKinds[kind].label,
  fields: makeFields(fieldsOf(kind)),
  defaultProps: beginning(sample),
  render: (given: Drawn) => <CanvasBlock kind={kind} props={ownProps(given)} />,
})

const pageFields: FieldSpecs = {
  title: line('Name of the page', 60),
  searchTitle: line('Title for search engines', 70, 'Empty: the name of the page with yours.'),
  description: text('In one sentence', 200, 'For search engines and shared links.'),
  sharePicture: { as: 'portrait', label: 'Picture for shared links' },
}
const isShown: FieldSpecs = { isVisible: { as: 'switch', label: 'Shown to visitors' } }

/** The Puck configuration: the kinds of blocks and their fields. The home page cannot be hidden. */
export const makeConfig = (page: AnyPageId, samples: readonly AnyBlock[]): Config => ({
  components: Object.fromEntries(samples.map((sample) => [sample.kind, component(sample.kind, sample)])),
  root: {
    fields: makeFields(page === 'home' ? pageFields : { ...pageFields, ...isShown }),
    render: ({ children }: { children: ReactNode }) => <CanvasFrame>{children}</CanvasFrame>,
  },
})
