import { z } from 'zod';
import { bilingual } from './agency.ts';

export const teamMemberSchema = z.strictObject({
  order: z.int().positive(),
  name: z.string().optional().describe('Full name; without it the job title stands alone.'),
  jobName: bilingual,
  monogram: z.string().length(2).describe('Two letters shown until there is a photograph.'),
  email: z.email(),
  placeholder: z.string().optional().describe('Address of the photograph.'),
  management: z.boolean().default(false).describe('Shown on the home page.'),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
