import { defineMail } from '../template.ts'

export interface MemberInvited {
  /** Who invites. */
  invitedBy: string
  role: string
  url: string
}

/** To a person who is invited to work in the agency. */
export const memberInvited = defineMail<MemberInvited>({
  id: 'member-invited',
  subject: (_, brand) => `Join ${brand.name}`,
  preview: ({ invitedBy }) => `${invitedBy} invites you. The link is valid for 72 hours.`,
  mjml: `
    <mj-text mj-class="title">Join [[brandName]]</mj-text>
    <mj-text>[[invitedBy]] invites you to work in [[brandName]] with the role [[role]]. The link works once and is valid for 72 hours.</mj-text>
    <mj-button href="[[url]]">Accept the invitation</mj-button>
    <mj-text mj-class="quiet">Do you not know [[brandName]]? Then do nothing: without the link nobody can join with your address.</mj-text>`,
  slots: ({ invitedBy, role, url }) => ({ invitedBy, role, url }),
  text: (
    { invitedBy, role, url },
    brand,
  ) => `${invitedBy} invites you to work in ${brand.name} with the role ${role}. The link works once and is valid for 72 hours:

${url}

Do you not know ${brand.name}? Then do nothing: without the link nobody can join with your address.`,
  sample: { invitedBy: 'Adéṣọlá Okonkwo', role: 'Agent', url: 'http://localhost:3000/sign-up?invitation=sample' },
})
