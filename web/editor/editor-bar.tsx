import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { DeviceSwitch, type DeviceWidth } from './device-switch.tsx'
import css from './editor-bar.module.css'
import type { SaveState } from './saver.ts'
import type { Draft } from './use-draft.ts'
import { usePuckStore } from './use-inline-texts.ts'
import type { Publishing } from './use-publishing.ts'
import { useSteadySelection } from './use-steady-selection.ts'

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

/** The bar over the canvas: where one is, how wide the page is, and what becomes of the draft. */
export function EditorBar({ title, draft, publishing, width, onWidth }: Props) {
  const undo = usePuckStore(({ history }) => history.back)
  const redo = usePuckStore(({ history }) => history.forward)
  const hasPast = usePuckStore(({ history }) => history.hasPast)
  const hasFuture = usePuckStore(({ history }) => history.hasFuture)
  useSteadySelection()
  const { hasChanges, published } = draft.known
  const isLive = draft.isKept && !hasChanges && published !== null
  return (
    <header className={css.bar}>
      <div className={css.where}>
        <Link to={href('/website')} className={css.tool} aria-label="Back to the website">
          <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
        </Link>
        <h1 className={css.title}>{title}</h1>
        <p className={css.state} role="status">
          {isLive ? `Published, version ${published.number}` : words[draft.state.kind]}
        </p>
      </div>
      <DeviceSwitch width={width} onChange={onWidth} />
      <div className={css.acts}>
        <button type="button" className={css.tool} disabled={!hasPast} onClick={undo} aria-label="Undo" title="Undo (Ctrl Z)">
          <IconArrowBackUp size={18} stroke={1.5} aria-hidden="true" />
        </button>
        <button type="button" className={css.tool} disabled={!hasFuture} onClick={redo} aria-label="Redo" title="Redo (Ctrl Y)">
          <IconArrowForwardUp size={18} stroke={1.5} aria-hidden="true" />
        </button>
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
