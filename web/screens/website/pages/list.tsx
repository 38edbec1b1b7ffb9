import { Button } from '@mantine/core'
import { href, Link } from 'react-router'
import { legalPages, placeInMenu } from '#domain/site/menu.ts'
import { pageFacts } from '#domain/site/pages.ts'
import type { Site, SitePage } from '#domain/site/site.ts'
import css from './list.module.css'
import { Toggle } from './toggle.tsx'

/** The pages of the site: shown or not, in the menu or not, and the way to edit each. */
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
          {site.pages.map(({ id, title, isVisible }) => (
            <tr key={id}>
              <th scope="row">
                <span className={css.name}>{title}</span>
                <span className={css.path}>{pageFacts[id].path}</span>
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

/** A page of something that is sold stands in the menu by itself; of the others the agency chooses. */
function InMenu({ site, id, title }: InMenuProps) {
  const place = placeInMenu(site, id)
  if (place !== 'chosen') return <span className={css.always}>{decided[place]}</span>
  return (
    <span className={css.choice}>
      <Toggle
        intent="choose"
        of={{ name: 'selectedPages', item: id }}
        label={`Put ${title} in the menu`}
        isBare
        isOn={site.settings.selectedPages.includes(id)}
      />
      {legalPages.includes(id) && <span className={css.always}>at the foot</span>}
    </span>
  )
}
