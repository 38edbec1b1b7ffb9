import { Button, Switch, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { FormError } from '../../kit/form/form-error.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { type OutsideLink, problemsOf } from './link-problems.ts'
import type { PagesOutcome } from './pages-action.ts'
import css from './pages-links.module.css'

const MOST = 12

/** Links to other sites, in the header and, where that is chosen, in the footer. */
export function PagesLinks({ links }: { links: OutsideLink[] }) {
  const fetcher = useFetcher<PagesOutcome>()
  const [edited, setEdited] = useState(links)
  const [isTried, setTried] = useState(false)
  const isChanged = JSON.stringify(edited) !== JSON.stringify(links)
  const change = (at: number, part: Partial<OutsideLink>) =>
    setEdited(edited.map((link, each) => (each === at ? { ...link, ...part } : link)))
  const save = () => {
    setTried(true)
    if (edited.some((link) => Object.values(problemsOf(link)).some(Boolean))) return
    void fetcher.submit({ intent: 'links', value: JSON.stringify(edited) }, { method: 'post' })
  }
  return (
    <div className={css.links}>
      <LeaveGuard isChanged={isChanged}>The links to other sites are not saved. They stay as they were.</LeaveGuard>
      <FormError outcome={fetcher.state === 'idle' ? fetcher.data : null} />
      {edited.map((link, at) => {
        const problems = isTried ? problemsOf(link) : {}
        return (
          // A link that is being typed is known by its turn.
          <fieldset key={at} className={css.link}>
            <legend className="visually-hidden">Link {at + 1}</legend>
            <TextInput
              label="Name"
              value={link.title}
              error={problems.title}
              onChange={(event) => change(at, { title: event.currentTarget.value })}
            />
            <TextInput
              label="Address"
              placeholder="https://…"
              inputMode="url"
              value={link.urlLink}
              error={problems.urlLink}
              onChange={(event) => change(at, { urlLink: event.currentTarget.value })}
            />
            <Switch
              label="In the footer too"
              checked={link.includesFooter}
              onChange={(event) => change(at, { includesFooter: event.currentTarget.checked })}
            />
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={`Remove ${link.title || `link ${at + 1}`}`}
              onClick={() => setEdited(edited.filter((_, each) => each !== at))}
            >
              <IconTrash size={16} stroke={1.5} aria-hidden="true" />
            </Button>
          </fieldset>
        )
      })}
      <div className={css.ends}>
        <Button
          variant="default"
          size="xs"
          disabled={edited.length >= MOST}
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden="true" />}
          onClick={() => setEdited([...edited, { title: '', urlLink: '', includesFooter: true }])}
        >
          Add a link
        </Button>
        {isChanged && (
          <Button size="xs" loading={fetcher.state !== 'idle'} onClick={save}>
            Save the links
          </Button>
        )}
      </div>
    </div>
  )
}
