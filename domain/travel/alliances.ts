export const alliances = ['star', 'skyteam', 'oneworld'] as const
export type Alliance = (typeof alliances)[number]

export const allianceNames: Record<Alliance, string> = { star: 'Star Alliance', skyteam: 'SkyTeam', oneworld: 'oneworld' }

/** Members by IATA code. A separate table, so that the browser needs no list of airlines for this filter. */
const members: Record<Alliance, string> = {
  star: 'A3 AC AI AV AZ BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH',
  skyteam: 'AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS',
  oneworld: 'AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY',
}

const byAirline = new Map(alliances.flatMap((alliance) => members[alliance].split(' ').map((iata) => [iata, alliance] as const)))

/** The alliance of an airline; null without one. */
export const allianceOf = (iata: string): Alliance | null => byAirline.get(iata) ?? null
