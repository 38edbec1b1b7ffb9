import { useGetPuck } from '@puckeditor/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { Button } from '../kit/form/button.tsx'
import { DeviceSwitch, type DeviceWidth } from './device-switch.tsx'
import type { SaveState } from './draft/saver.ts'
import type { Draft } from './draft/use-draft.ts'
import { useHistory } from './draft/use-history.ts'
import { useHistoryKeys } from './draft/use-history-keys.ts'
import css from './editor-bar.module.css'
import { IconButton } from './icon-button.tsx'
import { useUnfinished } from './publishing/unfinished.ts'
import type { Publishing } from './publishing/use-publishing.ts'
import { usePuckStore } from './puck.ts'

type Props = {
  title: string
  draft: Draft
  publishing: Publishing
  width: DeviceWidth
  onWidth: (width: DeviceWidth) => void
}

const words: Record<SaveState['kind'], string> = {
  saved: 'Draft saved',
  changed: 'Not saved yet',
  saving: 'Saving…',
  unreachable: 'Not saved yet',
  refused: 'Not saved',
  elsewhere: 'Not saved',
}

/** The bar above the canvas: the page, the device width, and the state of the draft. */
export function EditorBar({ title, draft, publishing, width, onWidth }: Props) {
  const bar = useRef<HTMLElement>(null)
  const { undo, redo, canUndo, canRedo } = useHistory()
  useHistoryKeys(bar)
  useSteadySelection()
  const { hasChanges, published } = draft.known
  const { texts } = useUnfinished()
  const isUnfinished = draft.isSaved && texts.size > 0
  const isLive = draft.isSaved && !isUnfinished && !hasChanges && published !== null
  const draftSays = isUnfinished ? 'A field is not finished' : words[draft.state.kind]
  const says = isLive ? `Published, version ${published.number}` : draftSays
  return (
    <header ref={bar} className={css.bar}>
      <div className={css.where}>
        <Link to={href('/website')} className={css.tool} aria-label="Back to the website">
          <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
        </Link>
        <h1 className={css.title}>{title}</h1>
        <p className={css.state} role="status">
          {says}
        </p>
      </div>
      <DeviceSwitch width={width} onChange={onWidth} />
      <div className={css.acts}>
        <IconButton label="Undo" title="Undo (Ctrl Z)" isOff={!canUndo} onClick={undo}>
          <IconArrowBackUp size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label="Redo" title="Redo (Ctrl Y)" isOff={!canRedo} onClick={redo}>
          <IconArrowForwardUp size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <Button
          variant="default"
          size="sm"
          loading={publishing.busy === 'preview'}
          leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => void publishing.preview()}
        >
          Preview
        </Button>
        <Button size="sm" loading={publishing.busy === 'publish'} disabled={isLive} onClick={() => void publishing.publish()}>
          Publish
        </Button>
      </div>
    </header>
  )
}

/** Undo and redo keep the selected section selected in its new position; a section that is gone is deselected. */
function useSteadySelection() {
  const turn = usePuckStore(({ history }) => history.index)
  const chosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id)
  const getPuck = useGetPuck()
  const before = useRef({ turn, chosen })
  useEffect(() => {
    const { turn: lastTurn, chosen: last } = before.current
    before.current = { turn, chosen }
    if (turn === lastTurn || last === undefined || last === chosen) return
    const { dispatch, getSelectorForId } = getPuck()
    const itemSelector = getSelectorForId(last)
    if (itemSelector) dispatch({ type: 'setUi', ui: { itemSelector } })
  }, [turn, chosen, getPuck])
}
