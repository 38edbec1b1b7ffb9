import type { Config, WithPuckProps } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { type BlockKind, blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { newBlock } from '#domain/site/blocks.ts'
import type { PageId } from '#domain/site/pages.ts'
import { fieldsOf } from './block-fields.ts'
import { CanvasBlock } from './canvas-block.tsx'
import { CanvasFrame } from './canvas-frame.tsx'
import { type FieldSpecs, line, text } from './field-spec.ts'
import { makeFields } from './make-fields.tsx'
import { propsOf } from './puck-data.ts'

/** A new block has all but its id, which the canvas gives it. */
function beginning(kind: BlockKind) {
  const { id: _, ...props } = propsOf(newBlock(kind, 'new'))
  return props
}

type Drawn = WithPuckProps<{ id: string; [name: string]: unknown }>

/** What a block holds, without what the canvas adds when it draws it. */
function ownProps(given: Drawn) {
  const { puck: _, editMode: __, ...props } = given
  return props
}

const component = (kind: BlockKind): Config['components'][string] => ({
  label: blockKinds[kind].label,
  fields: makeFields(fieldsOf(kind)),
  defaultProps: beginning(kind),
  render: (given: Drawn) => <CanvasBlock kind={kind} props={ownProps(given)} />,
})

const components = Object.fromEntries(kindNames.map((kind) => [kind, component(kind)]))

const pageFields: FieldSpecs = {
  title: line('Name of the page', 60),
  description: text('In one sentence', 200, 'For search engines and shared links.'),
}
const isShown: FieldSpecs = { isVisible: { as: 'switch', label: 'Shown to visitors' } }

/** What can stand on a page and how it is edited. The home page is always shown. */
export const makeConfig = (page: PageId): Config => ({
  components,
  root: {
    fields: makeFields(page === 'home' ? pageFields : { ...pageFields, ...isShown }),
    render: ({ children }: { children: ReactNode }) => <CanvasFrame>{children}</CanvasFrame>,
  },
})
