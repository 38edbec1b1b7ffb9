import { Switch } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { LeaveGuard } from '../../../kit/leave-guard.tsx'
import type { PagesOutcome } from './action.ts'
import { checkLinks, fieldOf, type OutsideLink, problemOf } from './link-problems.ts'
import css from './links.module.css'

const MOST = 12

/** Links to other sites, in the header and optionally in the footer. */
export function PagesLinks({ links }: { links: OutsideLink[] }) {
  const fetcher = useFetcher<PagesOutcome>()
  const [edited, setEdited] = useState(links)
  const form = useFields(fetcher.state === 'idle' ? fetcher.data : null, checkLinks)
  const isChanged = JSON.stringify(edited) !== JSON.stringify(links)
  const change = (at: number, part: Partial<OutsideLink>) =>
    setEdited(edited.map((link, each) => (each === at ? { ...link, ...part } : link)))
  /** Typed values are state, so that links can be added and removed around them; errors of an earlier submission are shown only where they still apply. */
  const typedIn = (at: number, link: OutsideLink, part: 'title' | 'urlLink') => {
    const { id, name, error } = form.field(fieldOf(at, part))
    const onChange = (event: ChangeEvent<HTMLInputElement>) => change(at, { [part]: event.currentTarget.value })
    return { id, name, error: error && problemOf(part, link), value: link[part], onChange }
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.isRight(event.currentTarget))
      void fetcher.submit({ intent: 'links', value: JSON.stringify(edited) }, { method: 'post' })
  }
  return (
    <form {...form.events} className={css.links} noValidate onSubmit={save}>
      <LeaveGuard isChanged={isChanged}>The links to other sites are not saved. They stay as they were.</LeaveGuard>
      <FormError outcome={form.outcome} />
      {edited.map((link, at) => (
        // A link that is being edited is identified by its index.
        <fieldset key={at} className={css.link}>
          <legend className="visually-hidden">Link {at + 1}</legend>
          <TextInput label="Name" {...typedIn(at, link, 'title')} />
          <TextInput label="Address" placeholder="https://…" inputMode="url" {...typedIn(at, link, 'urlLink')} />
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
      ))}
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
          <Button type="submit" size="xs" loading={fetcher.state !== 'idle'}>
            Save the links
          </Button>
        )}
      </div>
    </form>
  )
}
