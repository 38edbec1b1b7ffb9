import type { ComponentData } from '@puckeditor/core'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { blockKinds, isBlockKind } from '#domain/site/block-kinds.ts'
import { IconButton } from '../icon-button.tsx'
import { keepFocus } from '../keep-focus.ts'
import { pageZone, usePuckStore } from '../puck.ts'
import words from '../words.module.css'
import css from './sections.module.css'

/** The sections of the page from top to bottom: they can be selected, moved, shown and hidden without the canvas. */
export function SectionList() {
  const content = usePuckStore(({ appState }) => appState.data.content)
  const chosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id)
  const [moved, setMoved] = useState('')
  const names = sectionNames(content)
  if (content.length === 0) return <p className={words.hint}>This page has no sections yet. Add one below.</p>
  return (
    <>
      <ol className={css.sections}>
        {content.map((item, at) => (
          <Row
            key={item.props.id}
            item={item}
            name={names[at] ?? ''}
            at={at}
            count={content.length}
            isChosen={item.props.id === chosen}
            onMove={setMoved}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  )
}

type RowProps = {
  item: ComponentData
  name: string
  at: number
  count: number
  isChosen: boolean
  onMove: (says: string) => void
}

function Row({ item, name, at, count, isChosen, onMove }: RowProps) {
  const dispatch = usePuckStore((puck) => puck.dispatch)
  const { title, isVisible } = item.props
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget: button } = event
    dispatch({ type: 'reorder', sourceIndex: at, destinationIndex: to, destinationZone: pageZone })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone: pageZone } } })
    onMove(`${name} is section ${to + 1} of ${count} now.`)
    keepFocus(() => button)
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
        onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: pageZone } } })}
      >
        <span className={css.name}>{name}</span>
        {title && <span className={css.kind}>{labelOf(item.type)}</span>}
      </button>
      <IconButton label={`Move ${name} up`} isOff={at === 0} onClick={move(at - 1)}>
        <IconArrowUp size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Move ${name} down`} isOff={at === count - 1} onClick={move(at + 1)}>
        <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label={isVisible ? `Hide ${name}` : `Show ${name}`} onClick={toggle}>
        <Eye size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

const labelOf = (type: string): string => (isBlockKind(type) ? blockKinds[type].label : type)

/** What the sections of a page are called, from top to bottom. Those of one name are counted, so that every button says which one it acts on. */
export function sectionNames(content: readonly Pick<ComponentData, 'type' | 'props'>[]): string[] {
  const names = content.map(({ type, props }): string => props.title || labelOf(type))
  const ofThatName = (name: string, among: readonly string[]) => among.filter((one) => one === name).length
  return names.map((name, at) => (ofThatName(name, names) > 1 ? `${name} (${ofThatName(name, names.slice(0, at + 1))})` : name))
}
