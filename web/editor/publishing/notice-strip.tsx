import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { CopyButton } from '../../kit/copy-button.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { FaultList } from './fault-list.tsx'
import css from './notice-strip.module.css'
import type { Notice, Publishing } from './use-publishing.ts'

type Props = { draft: Draft; publishing: Publishing }

/** A message or decision in a strip under the bar: it does not cover the page. */
export function NoticeStrip({ draft, publishing }: Props) {
  const { state } = draft
  if (publishing.notice?.kind === 'unsent') return <Told notice={publishing.notice} publishing={publishing} />
  if (state.kind === 'elsewhere') return <Elsewhere draft={draft} publishing={publishing} at={state.at} by={state.by} />
  if (state.kind === 'refused')
    return (
      <Strip tone="bad">
        <p>
          <strong>Not saved.</strong> {state.says}
        </p>
      </Strip>
    )
  if (state.kind === 'unreachable')
    return (
      <Strip tone="warn">
        <p>
          <strong>Not saved yet.</strong> The server cannot be reached. Your changes are stored in this browser and sent as soon
          as it answers.
        </p>
        <Button size="xs" variant="default" onClick={() => void draft.saver.flush()}>
          Try now
        </Button>
      </Strip>
    )
  if (draft.bringBack && !publishing.notice)
    return (
      <Strip tone="info">
        <p>You see what was saved elsewhere. Your own changes are put aside.</p>
        <Button size="xs" variant="default" onClick={draft.bringBack}>
          Bring mine back
        </Button>
      </Strip>
    )
  if (publishing.notice?.kind === 'faulty')
    return (
      <Strip tone="bad" onClose={() => publishing.setNotice(null)}>
        <FaultList site={draft.site} />
      </Strip>
    )
  return publishing.notice && <Told notice={publishing.notice} publishing={publishing} />
}

function Elsewhere({ draft, publishing, by, at }: Props & { by: string; at: string }) {
  const [isAsked, setAsked] = useState(false)
  const take = async () => {
    const failed = await draft.takeTheirs()
    publishing.setNotice(failed ? { kind: 'failed', says: failed } : null)
  }
  if (isAsked)
    return (
      <Strip tone="warn">
        <p>
          <strong>Take theirs?</strong> Your unsaved changes are removed from the page. You can restore them until you leave the
          editor.
        </p>
        <Button size="xs" variant="default" onClick={() => void take()}>
          Take theirs
        </Button>
        <Button size="xs" variant="default" onClick={() => setAsked(false)}>
          Not now
        </Button>
      </Strip>
    )
  return (
    <Strip tone="warn">
      <p>
        <strong>{by} saved this site elsewhere</strong> on <DateText value={at} withTime />. Your changes are still here and not
        saved. If you keep yours, theirs is stored: you can restore it in the history of the website.
      </p>
      <Button size="xs" variant="default" onClick={() => setAsked(true)}>
        Take theirs…
      </Button>
      <Button size="xs" variant="default" onClick={() => void draft.saver.keepMine()}>
        Keep mine
      </Button>
    </Strip>
  )
}

function Told({ notice, publishing }: { notice: Exclude<Notice, { kind: 'faulty' }>; publishing: Publishing }) {
  const close = () => publishing.setNotice(null)
  if (notice.kind === 'published')
    return (
      <Strip tone="good" onClose={close}>
        <p>
          <strong>Published.</strong> Visitors see version {notice.number} now.
        </p>
        <a href={notice.address} target="_blank" rel="noreferrer">
          Open the website
        </a>
      </Strip>
    )
  if (notice.kind === 'preview')
    return (
      <Strip tone="info" onClose={close}>
        <p>
          Everyone who has this link sees the draft until <DateText value={notice.expiresAt} />:{' '}
          <a href={notice.url} target="_blank" rel="noreferrer">
            preview link
          </a>
        </p>
        <CopyButton value={notice.url} what="preview link" />
        <Link to={`${href('/website')}#previews`}>All preview links</Link>
      </Strip>
    )
  if (notice.kind === 'unreadable')
    return (
      <Strip tone="bad" onClose={close}>
        <ul className={css.problems}>
          {notice.problems.map(({ setting, says }) => (
            <li key={setting}>{says}</li>
          ))}
        </ul>
        <Button size="xs" variant="default" onClick={() => void publishing.publishReadable(notice.problems)}>
          Take {notice.problems.map(({ instead }) => instead).join(', ')} and publish
        </Button>
        <Link to={href('/settings/agency/brand')}>Choose another in Brand</Link>
      </Strip>
    )
  return (
    <Strip tone="bad" onClose={close}>
      <p>
        {notice.kind === 'failed'
          ? notice.says
          : 'Your last changes are not saved, or a field is not finished. Leave once more to leave without them.'}
      </p>
    </Strip>
  )
}

type StripProps = { tone: 'good' | 'warn' | 'bad' | 'info'; onClose?: () => void; children: ReactNode }

const Strip = ({ tone, onClose, children }: StripProps) => (
  <div className={css.strip} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
    {onClose && (
      <button type="button" className={css.close} onClick={onClose}>
        Close
      </button>
    )}
  </div>
)
