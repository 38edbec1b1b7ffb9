import type { ComponentData } from '@puckeditor/core'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react'
import { blockKinds, isBlockKind } from '#domain/site/block-kinds.ts'
import css from './sections.module.css'
import { showOnCanvas } from './show-on-canvas.ts'
import { usePuckStore } from './use-inline-texts.ts'
import words from './words.module.css'
import { pageZone } from './zone.ts'

const labelOf = (type: string) => (isBlockKind(type) ? blockKinds[type].label : type)

/** The sections of the page from top to bottom: chosen, moved, shown and hidden without the canvas too. */
export function SectionList() {
  const content = usePuckStore(({ appState }) => appState.data.content)
  const chosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id)
  if (content.length === 0) return <p className={words.hint}>This page has no sections yet. Add one below.</p>
  return (
    <ol className={css.sections}>
      {content.map((item, at) => (
        <Row key={item.props.id} item={item} at={at} isLast={at === content.length - 1} isChosen={item.props.id === chosen} />
      ))}
    </ol>
  )
}

type RowProps = { item: ComponentData; at: number; isLast: boolean; isChosen: boolean }

function Row({ item, at, isLast, isChosen }: RowProps) {
  const dispatch = usePuckStore((puck) => puck.dispatch)
  const { title, isVisible } = item.props
  const name = title || labelOf(item.type)
  const move = (to: number) => {
    dispatch({ type: 'reorder', sourceIndex: at, destinationIndex: to, destinationZone: pageZone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone: pageZone } } })
  }
  const toggle = () => {
    const data = { ...item, props: { ...item.props, isVisible: !isVisible } }
    dispatch({ type: 'replace', destinationIndex: at, destinationZone: pageZone, data })
  }
  const Eye = isVisible ? IconEye : IconEyeOff
  return (
    <li className={css.section} data-chosen={isChosen || undefined} data-hidden={!isVisible || undefined}>
      <button
        type="button"
        className={css.choose}
        aria-pressed={isChosen}
        onClick={() => {
          dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: pageZone } } })
          showOnCanvas(at)
        }}
      >
        <span className={css.name}>{name}</span>
        {title && <span className={css.kind}>{labelOf(item.type)}</span>}
      </button>
      <button type="button" className={css.tool} disabled={at === 0} onClick={() => move(at - 1)} aria-label={`Move ${name} up`}>
        <IconArrowUp size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <button type="button" className={css.tool} disabled={isLast} onClick={() => move(at + 1)} aria-label={`Move ${name} down`}>
        <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <button type="button" className={css.tool} onClick={toggle} aria-label={isVisible ? `Hide ${name}` : `Show ${name}`}>
        <Eye size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}
