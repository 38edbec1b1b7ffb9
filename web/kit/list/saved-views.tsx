import { Popover } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import type { SavedView, ViewList } from '#domain/lists/saved-views.ts'
import { ActionButton } from '../form/action-button.tsx'
import { Button } from '../form/button.tsx'
import { FormError } from '../form/form-error.tsx'
import { TextInput } from '../form/text-input.tsx'
import { usePageAction } from '../form/use-page-action.ts'
import css from './saved-views.module.css'
import { withParams } from './url.ts'

const none: SavedView[] = []

/** Saves the filters and sort of a list under a name, on all devices of the member, and links to it. The page is not part of it. */
export function SavedViews({ list }: { list: ViewList }) {
  const [params] = useSearchParams()
  const address = `/lookup/views/${list}`
  const known = useFetcher<SavedView[]>()
  const { load } = known
  useEffect(() => {
    load(address)
  }, [load, address])
  const form = useRef<HTMLFormElement>(null)
  const change = usePageAction(() => form.current?.reset())
  const views = known.data ?? none
  const here = withParams(params, { after: null, page: null })
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button className={css.button} variant="default" leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden="true" />}>
          {views.find(({ search }) => search === here)?.name ?? 'Views'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Saved views">
        <ul className={css.views}>
          {views.map(({ name, search }) => (
            <li key={name}>
              <Link to={search} aria-current={search === here || undefined} preventScrollReset>
                {name}
              </Link>
              <change.Form method="delete" action={address}>
                <input type="hidden" name="name" value={name} />
                <button className="text-button" aria-label={`Remove the view ${name}`}>
                  <IconTrash size={16} stroke={1.5} aria-hidden="true" />
                </button>
              </change.Form>
            </li>
          ))}
        </ul>
        <FormError outcome={change.data} labels={{ name: 'Name' }} />
        <change.Form ref={form} method="put" action={address} className={css.form}>
          <input type="hidden" name="search" value={here} />
          <TextInput
            name="name"
            size="sm"
            label="Save this search as"
            placeholder="Unpaid this week"
            maxLength={40}
            required
            withAsterisk={false}
          />
          <ActionButton size="sm" variant="default">
            Save
          </ActionButton>
        </change.Form>
      </Popover.Dropdown>
    </Popover>
  )
}
