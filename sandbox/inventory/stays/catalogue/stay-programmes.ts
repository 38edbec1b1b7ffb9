/** The loyalty programmes that the vendor knows, by its reference. Properties here honour those of alliances of independent hotels only. */
export const stayProgrammes = [
  { reference: 'wyndham_rewards', name: 'Wyndham Rewards' },
  { reference: 'choice_privileges', name: 'Choice Privileges' },
  { reference: 'marriott_bonvoy', name: 'Marriott Bonvoy' },
  { reference: 'best_western_rewards', name: 'Best Western Rewards' },
  { reference: 'world_of_hyatt', name: 'World of Hyatt' },
  { reference: 'hilton_honors', name: 'Hilton Honors' },
  { reference: 'ihg_one_rewards', name: 'IHG One Rewards' },
  { reference: 'leaders_club', name: 'Leaders Club' },
  { reference: 'stash_rewards', name: 'Stash Hotel Rewards' },
  { reference: 'omni_select_guest', name: 'Omni Select Guest' },
  { reference: 'i_prefer', name: 'I Prefer' },
  { reference: 'accor_live_limitless', name: 'ALL - Accor Live Limitless' },
  { reference: 'my_6', name: 'My6' },
  { reference: 'jumeirah_one', name: 'Jumeirah One' },
  { reference: 'global_hotel_alliance_discovery', name: 'GHA DISCOVERY' },
  { reference: 'duffel_hotel_group_rewards', name: 'Duffel Hotel Group Rewards' },
] as const
