import { useRef, useState } from 'react'
import { type BlockKind, blockKinds } from '#domain/site/block-kinds.ts'
import { drawBlock } from '../../blocks/registry.ts'
import { fieldsOf } from '../block-fields.ts'
import { usePuckStore } from '../puck.ts'
import css from './canvas.module.css'
import { useCanvas } from './canvas-context.ts'
import { blockOf } from './puck-data.ts'
import { useInlineTexts } from './use-inline-texts.ts'

type Props = { kind: BlockKind; props: { id: string; [name: string]: unknown } }

/** A block on the canvas, rendered by the component that visitors see. Hidden blocks are dimmed; empty ones show a placeholder. */
export function CanvasBlock({ kind, props }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { facts } = useCanvas()
  // While a text is edited in place, the block is not rendered again: that would move the cursor.
  const [frozen, freeze] = useState<Props['props'] | null>(null)
  const shown = frozen ?? props
  const firstId = usePuckStore(({ appState }) => appState.data.content.find((one) => one.props.isVisible)?.props.id)
  const isFirst = firstId === props.id
  const isChosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id === props.id)
  // Typing on the canvas changes the DOM outside of React: the block is rendered again afterwards.
  const [turn, setTurn] = useState(0)
  const drawing = `${JSON.stringify(shown)} ${isFirst} ${turn}`
  const written = { id: props.id, fields: fieldsOf(kind), drawing, props: shown }
  useInlineTexts(root, written, {
    onWrite: () => freeze((before) => before ?? props),
    onLeave() {
      freeze(null)
      setTurn(turn + 1)
    },
  })
  const block = blockOf({ type: kind, props: shown })
  if (!block) return null
  const drawn = drawBlock({ block, facts, isFirst })
  return (
    <div
      ref={root}
      key={turn}
      className={css.block}
      data-hidden={!block.isVisible || undefined}
      data-chosen={isChosen || undefined}
    >
      {!block.isVisible && <span className={css.mark}>Hidden from visitors</span>}
      {drawn ?? (
        <p className={css.empty}>
          <strong>{blockKinds[kind].label}</strong> Nothing to show yet. Fill it in at the right.
        </p>
      )}
    </div>
  )
}
