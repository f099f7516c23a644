import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { findProfiles } from '@/lib/directory';

const amount = (text: string | null) => (text === null || text === '' ? null : Number(text));

/** A page of the directory, shuffled by its seed. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const page = await findProfiles({
    seed: searchParams.get('seed') ?? randomBytes(6).toString('hex'),
    search: searchParams.get('search') ?? '',
    minRate: amount(searchParams.get('minRate')),
    maxRate: amount(searchParams.get('maxRate')),
    cursor: searchParams.get('cursor'),
    limit: Math.min(amount(searchParams.get('limit')) ?? 24, 100),
  });
  return NextResponse.json(page);
}
