/** The availability of a feature, in web-features' terms; "discouraged" is ours as a fourth value of the facet. */
export const baselineStatuses = ['widely', 'newly', 'limited', 'discouraged'] as const

export type BaselineStatus = (typeof baselineStatuses)[number]

/** The words web-features' guidelines ask for, one per status. */
export const baselineLabels = {
  widely: 'Widely available',
  newly: 'Newly available',
  limited: 'Limited availability',
  discouraged: 'Discouraged',
} as const satisfies Record<BaselineStatus, string>
