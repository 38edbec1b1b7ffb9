import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { isInMenu, legalPages, placeInMenu } from '#domain/site/menu.ts'
import { isOwnPageId, pathOf } from '#domain/site/own-page-id.ts'
import { allPages, type Site, type SitePage } from '#domain/site/site.ts'
import { IconButton } from '../../../editor/icon-button.tsx'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { Button } from '../../../kit/form/button.tsx'
import type { PagesOutcome } from './action.ts'
import css from './list.module.css'
import { Toggle } from './toggle.tsx'

/** The pages of the site: visibility, menu, and a link to edit each. */
export function PagesList({ site }: { site: Site }) {
  return (
    <div className={css.scroll}>
      <table className={css.pages}>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Shown</th>
            <th scope="col">In the menu</th>
            <th scope="col">
              <span className="visually-hidden">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {allPages(site).map(({ id, title, isVisible }) => (
            <tr key={id}>
              <th scope="row">
                <span className={css.name}>{title}</span>
                <span className={css.path}>{pathOf(id)}</span>
              </th>
              <td>
                {id === 'home' ? (
                  <span className={css.always}>Always</span>
                ) : (
                  <Toggle intent="show" of={{ page: id }} label={`Show ${title}`} isBare isOn={isVisible} />
                )}
              </td>
              <td>
                <InMenu site={site} id={id} title={title} />
              </td>
              <td className={css.edit}>
                <Button
                  component={Link}
                  to={href('/templating/edit/:page', { page: id })}
                  variant="default"
                  size="xs"
                  aria-label={`Edit ${title}`}
                >
                  Edit
                </Button>
                {isOwnPageId(id) && <RemovePage id={id} title={title} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const decided = { home: 'By the logo', hidden: 'Not while hidden', sold: 'Yes, you sell it' } as const

type InMenuProps = { site: Site } & Pick<SitePage, 'id' | 'title'>

/** The page of a sold product is always in the menu; for others the agency chooses. */
function InMenu({ site, id, title }: InMenuProps) {
  const place = placeInMenu(site, id)
  if (place !== 'chosen') return <span className={css.always}>{decided[place]}</span>
  return (
    <span className={css.choice}>
      <Toggle intent="inMenu" of={{ page: id }} label={`Put ${title} in the menu`} isBare isOn={isInMenu(site, id)} />
      {legalPages.includes(id) && <span className={css.always}>at the foot</span>}
    </span>
  )
}

/** A page that the agency added is removed from the draft; it stays public until the next publishing. */
function RemovePage({ id, title }: Pick<SitePage, 'id' | 'title'>) {
  const fetcher = useFetcher<PagesOutcome>()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <IconButton label={`Remove ${title}`} onClick={() => setAsked(true)}>
        <IconTrash size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        opened={isAsked}
        title={`Remove ${title}?`}
        yes="Remove the page"
        no="Keep it"
        isDangerous
        onYes={() => void fetcher.submit({ intent: 'removePage', page: id }, { method: 'post' })}
        onClose={() => setAsked(false)}
      >
        <p>Its sections are removed from the draft. Visitors see the page until you publish; earlier versions still have it.</p>
      </ConfirmDialog>
    </>
  )
}
