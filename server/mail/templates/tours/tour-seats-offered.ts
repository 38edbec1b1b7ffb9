import { defineWordedMail } from '../../template.ts'
import { type WaitingFacts, waitingLines, waitingTable, waitingVariables } from '../../waiting-parts.ts'
import { tourWaitingJoined } from './tour-waiting-joined.ts'

type SeatsOffered = WaitingFacts & {
  /** `10 Dec 2026, 11:00 Lagos time` */
  until: string
}

const held = ({ until }: SeatsOffered): string => `They are held for you until ${until}. After that others can book them.`

/** To the first on a waiting list: seats are free, and held for a set time. */
export const tourSeatsOffered = defineWordedMail<SeatsOffered>({
  id: 'tour-seats-offered',
  wording: {
    event: 'Seats are offered to somebody on a waiting list',
    group: 'Offers',
    variables: { ...waitingVariables, until: { says: 'Until when the seats are held', value: ({ until }) => until } },
    defaults: {
      subject: 'There are places for you: {{tour}}',
      heading: 'There are places for you',
      opening: 'Hello {{name}},\nyou are on the waiting list, and now there are places on this tour.',
      closing: 'If you no longer want them, leave the list on the same page, so that others can book them.',
    },
  },
  preview: held,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[tour]]</mj-text>
    <mj-text>[[held]]</mj-text>
    <mj-button href="[[url]]">Book these places</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts) => ({ tour: waitingTable(facts), held: held(facts), url: facts.url }),
  text: (facts) => `${waitingLines(facts)}

${held(facts)}

Book these places: ${facts.url}`,
  sample: { ...tourWaitingJoined.sample, until: '9 Dec 2026, 15:00 Lagos time' },
})
