import { Popover } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../session.ts'
import { Button } from '../form/button.tsx'
import { TextInput } from '../form/text-input.tsx'
import { isListOf, isRecordOf, isText } from '../json-shape.ts'
import { type SavedStore, savedStore } from '../saved-store.ts'
import css from './saved-views.module.css'
import { withParams } from './url.ts'

/** A search, filters and sort of a list, under a name. */
type View = { name: string; search: string }

const stores = new Map<string, SavedStore<View[]>>()

/** The views of one list that one person saved in this browser. */
function viewsOf(key: string): SavedStore<View[]> {
  const known = stores.get(key) ?? savedStore(key, isListOf(isRecordOf<View>({ name: isText, search: isText })))
  stores.set(key, known)
  return known
}

const none: View[] = []

/** Saves the filters and sort of a list under a name, and links to it. The page is not part of it. */
export function SavedViews({ list }: { list: string }) {
  const [params] = useSearchParams()
  const store = viewsOf(`listViews.${list}.${useSession()?.id ?? ''}`)
  const views = useSyncExternalStore(store.subscribe, store.read, () => null) ?? none
  const here = withParams(params, { after: null, page: null })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name === '') return
    store.write([...views.filter((view) => view.name !== name), { name, search: here }])
    event.currentTarget.reset()
  }
  const remove = (name: string) => store.write(views.filter((view) => view.name !== name))
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden="true" />}>
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
              <button type="button" className="text-button" aria-label={`Remove the view ${name}`} onClick={() => remove(name)}>
                <IconTrash size={16} stroke={1.5} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <form className={css.form} onSubmit={save}>
          <TextInput
            name="name"
            size="sm"
            label="Save this search as"
            placeholder="Unpaid this week"
            maxLength={40}
            required
            withAsterisk={false}
          />
          <Button type="submit" size="sm" variant="default">
            Save
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
