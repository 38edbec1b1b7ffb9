/** Errors of members, their notifications, invitations and roles. */
export const teamErrors = {
  'delegate.too-late': {
    status: 409,
    title: 'The order exists',
    body: 'This sale has an order already, so whose it is stays as it is.',
  },
  'auth.deactivated': {
    status: 403,
    title: 'Account deactivated',
    body: 'Your access to the agency was ended. Ask an owner of the agency to reactivate it.',
  },
  'team.last-owner': {
    status: 409,
    title: 'An agency needs an owner',
    body: 'This is the only active owner of the agency. Make another member an owner first.',
  },
  'team.owner-only': {
    status: 403,
    title: 'Only for owners',
    body: 'Only an owner can appoint, change or deactivate an owner.',
  },
  'team.beyond-own': {
    status: 403,
    title: 'More than your own permissions',
    body: 'You can only give permissions that you have yourself.',
  },
  'team.already-member': {
    status: 409,
    title: 'Already a member',
    body: 'A member of the agency has this e-mail address. A deactivated member can be reactivated in the list.',
  },
  'team.already-invited': {
    status: 409,
    title: 'Already invited',
    body: 'There is an open invitation for this e-mail address. Send it again or revoke it in the list.',
  },
  'team.domain-not-allowed': {
    status: 422,
    title: 'E-mail domain not allowed',
    body: 'Your agency invites only addresses of the domains in Settings, Team. An owner can change them.',
  },
  'team.invitation-closed': {
    status: 409,
    title: 'Invitation closed',
    body: 'The invitation was accepted or revoked. Nothing was sent.',
  },
  'team.same-person': {
    status: 422,
    title: 'Choose another member',
    body: 'Orders can only be given to another active member of the agency.',
  },
  'approval.waiting': {
    status: 409,
    title: 'Waiting for approval',
    body: 'The amount is above the limit of your role, so colleagues who may approve it were asked by mail. Nothing was paid or refunded yet. You find the request under Orders, Approvals.',
  },
  'approval.closed': {
    status: 409,
    title: 'Already decided',
    body: 'The request was decided, or it has expired. Nothing was done again.',
  },
  'approval.own': {
    status: 403,
    title: 'Your own request',
    body: 'A colleague decides about it.',
  },
  'approval.beyond-limit': {
    status: 403,
    title: 'Above your limit',
    body: 'A colleague with a higher limit decides about it.',
  },
  'branch.in-use': {
    status: 409,
    title: 'Branch in use',
    body: 'Active members or open invitations belong to this branch. Give them another branch first.',
  },
  'branch.name-taken': {
    status: 409,
    title: 'Name already used',
    body: 'The agency has a branch with this name. Choose another name.',
  },
  'role.in-use': {
    status: 409,
    title: 'Role in use',
    body: 'Members or open invitations have this role. Give them another role first.',
  },
  'role.name-taken': {
    status: 409,
    title: 'Name already used',
    body: 'The agency has a role with this name. Choose another name.',
  },
  'notification.link-invalid': {
    status: 404,
    title: 'Link not valid',
    body: 'This link is incomplete. Choose your mails under Settings, Notifications.',
  },
  'invitation.unknown': {
    status: 404,
    title: 'Invitation not found',
    body: 'This link is incomplete, or a newer one was sent. Use the link of the newest mail.',
  },
  'invitation.expired': {
    status: 410,
    title: 'Invitation expired',
    body: 'An invitation is valid for 72 hours. Ask the agency to send it again.',
  },
  'invitation.used': {
    status: 410,
    title: 'Invitation already used',
    body: 'An account has joined the agency with this invitation. Sign in instead.',
  },
  'invitation.revoked': {
    status: 410,
    title: 'Invitation revoked',
    body: 'The agency has revoked this invitation. Ask it for another one.',
  },
  'invitation.other-person': {
    status: 403,
    title: 'Invitation for another person',
    body: 'You are signed in with another e-mail address than the invitation was sent to. Sign out and open the link again.',
  },
} as const
