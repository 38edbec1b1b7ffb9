import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pageStartNames, pageStarts } from '#domain/site/own-pages.ts'
import { ownPageId, pathOf } from '#domain/site/own-page-id.ts'
import { MOST_OWN_PAGES, type Site } from '#domain/site/site.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { checkOf } from '../../../kit/form/check-of.ts'
import type { PagesOutcome } from './action.ts'
import css from './add-page.module.css'

const check = checkOf({ title: (typed) => (typed.trim() ? null : 'Write a name.') })

/** Adds a page of the agency's own: its name determines its address; it opens in the editor and is hidden until it is shown. */
export function AddPage({ site: { ownPages } }: { site: Site }) {
  const fetcher = useFetcher<PagesOutcome>()
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const form = useFields(fetcher.state === 'idle' ? fetcher.data : null, check)
  if (!isOpen)
    return (
      <Button
        variant="default"
        size="xs"
        className={css.add}
        disabled={ownPages.length >= MOST_OWN_PAGES}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Add a page
      </Button>
    )
  const id = ownPageId(title)
  return (
    <fetcher.Form
      {...form.events}
      method="post"
      className={css.form}
      noValidate
      onSubmit={(event) => {
        if (!form.isRight(event.currentTarget)) event.preventDefault()
      }}
    >
      <FormError outcome={form.outcome} />
      <TextInput
        label="Name of the page"
        description={id ? `Its address: ${pathOf(id)}` : 'Its name makes its address.'}
        maxLength={60}
        data-autofocus
        autoFocus
        {...form.field('title')}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <NativeSelect
        label="Begins with"
        name="start"
        data={pageStartNames.map((value) => ({ value, label: pageStarts[value].label }))}
      />
      <div className={css.ends}>
        <ActionButton name="intent" value="addPage">
          Add and edit
        </ActionButton>
        <Button variant="subtle" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  )
}
