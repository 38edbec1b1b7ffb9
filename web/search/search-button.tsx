import { IconSearch } from '@tabler/icons-react'
import { useNavigation } from 'react-router'
import { Button } from '../kit/form/button.tsx'
import css from './search-form.module.css'

type Props = {
  /** What is searched: `flights`. */
  what: string
  /** The address of the results: it shows a spinner while they load. */
  to: string
}

/** Submits a search; on phones its label names what is searched. */
export function SearchButton({ what, to }: Props) {
  const navigation = useNavigation()
  const isSearching = navigation.state === 'loading' && navigation.location.pathname === to
  return (
    <Button type="submit" className={css.search} loading={isSearching} aria-label={`Search ${what}`}>
      <IconSearch size={18} stroke={2} aria-hidden="true" className={css.glass} />
      Search<span className={css.rest}> {what}</span>
    </Button>
  )
}
