import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Form, href, Link, useFetchers, useNavigation } from 'react-router'
import type { SiteDraft } from '#contract/site-shapes.ts'
import { cityOfZone } from '#domain/regional.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { useRegional } from '../../../kit/regional.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { addressOf } from './fault-address.ts'
import css from './state.module.css'

interface Props {
  draft: SiteDraft
  /** The earliest time for which publishing can be scheduled. */
  earliest: string
  /** The form of publishing. */
  form: Fields
}

/** The state of the website: the live version, unpublished changes, and publishing. */
export function PagesState({ draft, earliest, form }: Props) {
  const { address, published, hasChanges, publishAt, missedAt } = draft
  return (
    <div className={css.state}>
      <div className={css.address}>
        <a href={address} target="_blank" rel="noopener" className={css.name}>
          {address.replace(/^https?:\/\//, '')}
        </a>
        <CopyButton value={address} what="address" />
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          size="xs"
          rightSection={<IconExternalLink size={14} stroke={1.5} aria-hidden="true" />}
        >
          Open
        </Button>
      </div>
      <div className={css.facts}>
        {published ? (
          <p>
            <Pill tone="good">Version {published.number} is live</Pill> published by {published.by},{' '}
            <DateText value={published.at} withTime />
          </p>
        ) : (
          <p>
            <Pill tone="quiet">Not published yet</Pill> Visitors see nothing at this address.
          </p>
        )}
        {hasChanges && published && (
          <p>
            <Pill tone="warn">The draft has changes</Pill> by {draft.changedBy}, <DateText value={draft.changedAt} withTime />.{' '}
            <Link to={href('/website/changes')}>See what changed</Link>
          </p>
        )}
        {publishAt && (
          <Form method="post" className={css.line}>
            <p>
              <Pill tone="info">Scheduled</Pill> The draft, as it is then, goes live <DateText value={publishAt} withTime />
            </p>
            <ActionButton name="intent" value="unschedule" variant="subtle" size="xs">
              Take back
            </ActionButton>
          </Form>
        )}
        {missedAt && (
          <Form method="post" className={css.line}>
            <p>
              <Pill tone="bad">Did not go live</Pill> The draft was to be published <DateText value={missedAt} withTime />
              {draft.unreadable.length + draft.faults.length > 0 ? ', but something in it cannot be shown.' : ' and was not.'}
            </p>
            <ActionButton name="intent" value="unschedule" variant="subtle" size="xs">
              Dismiss
            </ActionButton>
          </Form>
        )}
      </div>
      <BeforePublishing draft={draft} earliest={earliest} form={form} />
    </div>
  )
}

function BeforePublishing({ draft, earliest, form }: Props) {
  if (draft.unreadable.length > 0) return <Unreadable draft={draft} />
  if (draft.faults.length > 0) return <Faults faults={draft.faults} />
  return <Publish draft={draft} earliest={earliest} form={form} />
}

/** Texts that cannot be published, each with a link to its field. */
const Faults = ({ faults }: { faults: SiteDraft['faults'] }) => (
  <div className={css.problem} role="group" aria-label="What has to be fixed before publishing">
    <p>
      {faults.length === 1 ? 'One place' : `${faults.length} places`} of the draft cannot be shown to visitors. Fix{' '}
      {faults.length === 1 ? 'it' : 'them'} to publish:
    </p>
    <ul>
      {faults.map((fault) => (
        <li key={addressOf(fault)}>
          <Link to={addressOf(fault)}>{fault.where}</Link> {fault.says}
        </li>
      ))}
    </ul>
  </div>
)

/** An unreadable colour prevents publishing; one click uses the nearest accessible one. */
const Unreadable = ({ draft }: { draft: SiteDraft }) => (
  <Form method="post" className={css.problem} role="group" aria-label="A colour cannot be read">
    {draft.unreadable.map(({ setting, says }) => (
      <p key={setting}>{says}</p>
    ))}
    <ActionButton name="intent" value="repair" size="xs" variant="default">
      Take {draft.unreadable.map(({ instead }) => instead).join(', ')} and publish
    </ActionButton>
    <Link to={href('/settings/agency/brand')}>Choose another in Brand</Link>
  </Form>
)

/** True once every change on this screen is in the draft that it shows: what is published is what the user sees. */
function useIsChanging(): boolean {
  const navigation = useNavigation()
  return [navigation, ...useFetchers()].some(({ state }) => state !== 'idle')
}

function Publish({ draft, earliest, form }: Props) {
  const [isLater, setLater] = useState(false)
  const { zone } = useRegional()
  const isChanging = useIsChanging()
  if (!draft.hasChanges) return <p className={css.quiet}>Visitors see everything as it is here.</p>
  return (
    <Form
      {...form.events}
      method="post"
      className={css.line}
      noValidate
      onSubmit={(event) => {
        if (!form.isRight(event.currentTarget)) event.preventDefault()
      }}
    >
      <input type="hidden" name="revision" value={draft.revision} />
      {isLater ? (
        <TextInput
          type="datetime-local"
          label={`Time in ${cityOfZone(zone)}`}
          min={earliest}
          className={css.time}
          {...form.field('at', earliest)}
        />
      ) : (
        <TextInput
          name="note"
          label="What changed"
          placeholder="Optional, for the history"
          maxLength={200}
          className={css.note}
        />
      )}
      <ActionButton name="intent" value={isLater ? 'schedule' : 'publish'} disabled={isChanging}>
        {isLater ? 'Schedule' : 'Publish'}
      </ActionButton>
      <Button variant="subtle" onClick={() => setLater(!isLater)}>
        {isLater ? 'Now instead' : 'Later'}
      </Button>
    </Form>
  )
}
