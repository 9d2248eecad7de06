package ingest

import (
	"encoding/binary"
	"fmt"
	"io"
	"reflect"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"
	"github.com/pierrec/lz4/v4"
)

// Limits on a Parquet file's pages, since the library allocates the size that their headers state.
const (
	maxPageBytes     = 4 * maxValue
	maxPageValues    = 16 << 20
	maxRowGroupBytes = 512 << 20 // for a row group: a dictionary and a page of every column
)

// footerLists are the long lists in a Parquet file's footer, without the contents of their elements.
type footerLists struct {
	Schema    []struct{} `thrift:"2"`
	RowGroups []struct {
		Columns []struct{} `thrift:"1"`
	} `thrift:"4"`
}

// footerMemory returns the memory that the library will allocate for a file's footer, whose lists may be of any length.
func footerMemory(f io.ReaderAt, size int64) (memory int64, err error) {
	var end [8]byte // the size of the footer, and "PAR1"
	if _, err := f.ReadAt(end[:], max(0, size-8)); err != nil {
		return 0, fmt.Errorf("not a Parquet file: %w", err)
	}
	n := int64(binary.LittleEndian.Uint32(end[:]))
	if n > size-12 {
		return 0, fmt.Errorf("the file is damaged: its footer has %d bytes", n)
	}
	footer := make([]byte, n)
	if _, err := f.ReadAt(footer, size-8-n); err != nil {
		return 0, err
	}
	var lists footerLists
	for _, into := range []any{&struct{}{}, &lists} { // the first allocates nothing and fails if a list lacks elements
		if err := thrift.Unmarshal(new(thrift.CompactProtocol), footer, into); err != nil {
			return 0, fmt.Errorf("the file is damaged: %w", err)
		}
	}
	memory = n + int64(len(lists.Schema))*int64(reflect.TypeFor[format.SchemaElement]().Size())
	for _, g := range lists.RowGroups {
		memory += int64(reflect.TypeFor[format.RowGroup]().Size())
		memory += int64(len(g.Columns)) * int64(reflect.TypeFor[format.ColumnChunk]().Size())
	}
	return memory, nil
}

// pageMemory returns the memory that reading a file's pages takes, judging by their headers alone, or an error if it is
// too much.
func pageMemory(file *parquet.File, f io.ReaderAt, size int64) (largest int64, err error) {
	leaves := file.Schema().Columns()
	for _, group := range file.Metadata().RowGroups {
		var memory int64
		for i, chunk := range group.Columns {
			if i >= len(leaves) {
				break
			}
			column, _ := file.Schema().Lookup(leaves[i]...)
			valueSize := int64(8) // bytes of a value, in addition to its stored size
			if column.MaxRepetitionLevel > 0 {
				valueSize = 24
			}
			n, err := columnPageMemory(f, size, &chunk.MetaData, valueSize)
			if err != nil {
				return 0, fmt.Errorf("column %d: %w", i+1, err)
			}
			if memory += n; memory > maxRowGroupBytes {
				return 0, fmt.Errorf("its pages unpack to more than %d MB at a time", maxRowGroupBytes>>20)
			}
		}
		largest = max(largest, memory)
	}
	return largest, nil
}

// columnPageMemory returns the memory of a column's dictionary and of its largest page. The library may read the pages
// after the dictionary or from where the data is said to begin, so both are examined.
func columnPageMemory(f io.ReaderAt, size int64, column *format.ColumnMetaData, valueSize int64) (int64, error) {
	begin := column.DataPageOffset
	if column.DictionaryPageOffset != 0 {
		begin = column.DictionaryPageOffset
	}
	end := begin + column.TotalCompressedSize
	if begin < 0 || begin > column.DataPageOffset || column.TotalCompressedSize < 0 || end < begin || end > size {
		return 0, fmt.Errorf("the file is damaged: it has a column from byte %d to %d, but only %d bytes", begin, end,
			size)
	}
	memory, err := pagesFrom(f, begin, end, column, valueSize)
	if err != nil || begin == column.DataPageOffset {
		return memory, err
	}
	dataMemory, err := pagesFrom(f, column.DataPageOffset, end, column, valueSize)
	return max(memory, dataMemory), err
}

// pagesFrom returns the memory of a column's dictionary and of its largest page, as stated by the headers from offset
// to end.
//
//gocyclo:ignore
func pagesFrom(f io.ReaderAt, offset, end int64, column *format.ColumnMetaData, valueSize int64) (int64, error) {
	var dictionary, page int64
	for values := int64(0); offset < end; { // the library may read on past the last value
		header, length, err := readHeader(f, offset, end)
		if err != nil && values >= column.NumValues {
			break
		}
		if err != nil {
			return 0, fmt.Errorf("the file is damaged: %w", err)
		}
		offset += length
		n := int64(header.DataPageHeader.V.NumValues) + int64(header.DataPageHeaderV2.V.NumValues)
		unpacked := int64(header.UncompressedPageSize)
		if column.Codec == format.Snappy { // its data begins with its length
			start := make([]byte, min(binary.MaxVarintLen64, end-offset))
			if _, err := f.ReadAt(start, offset); err != nil {
				return 0, err
			}
			if stated, n := binary.Uvarint(start); n > 0 && header.Type != format.DataPageV2 {
				unpacked = max(unpacked, int64(min(stated, 1<<40)))
			}
		}
		switch {
		case header.CompressedPageSize < 0 || int64(header.CompressedPageSize) > end-offset:
			return 0, fmt.Errorf("the file is damaged: one of its pages states an impossible size, %d bytes",
				header.CompressedPageSize)
		case unpacked < 0 || unpacked > maxPageBytes:
			return 0, fmt.Errorf("one of its pages unpacks to %d MB; the limit is %d MB", unpacked>>20, maxPageBytes>>20)
		case n < 0 || n > maxPageValues || int64(header.DictionaryPageHeader.V.NumValues) > maxPageValues:
			return 0, fmt.Errorf("one of its pages has %d values; the limit is %d", n, maxPageValues)
		case header.Type == format.DictionaryPage:
			dictionary = unpacked
		default:
			page = max(page, unpacked+n*valueSize)
		}
		if column.Codec == format.Lz4Raw {
			if err := checkLZ4(f, offset, unpacked, &header); err != nil {
				return 0, err
			}
		}
		values += n
		offset += int64(header.CompressedPageSize)
	}
	return dictionary + page, nil
}

// checkLZ4 returns an error if a page does not unpack to its stated size: the library would go on trying larger buffers
// forever.
func checkLZ4(f io.ReaderAt, offset, unpacked int64, header *format.PageHeader) error {
	packed := make([]byte, header.CompressedPageSize)
	if _, err := f.ReadAt(packed, offset); err != nil {
		return err
	}
	if header.Type == format.DataPageV2 {
		v2 := header.DataPageHeaderV2.V
		if v2.IsCompressed.Valid && !v2.IsCompressed.V {
			return nil
		}
		levels := int64(v2.RepetitionLevelsByteLength) + int64(v2.DefinitionLevelsByteLength)
		if levels < 0 || levels > int64(len(packed)) {
			return fmt.Errorf("the file is damaged: the levels of a page have an impossible size, %d bytes", levels)
		}
		packed = packed[levels:]
	}
	if _, err := lz4.UncompressBlock(packed, make([]byte, unpacked)); err != nil {
		return fmt.Errorf("the file is damaged: %w", err)
	}
	return nil
}

// readHeader reads the header of a page and returns it with its length. The library's stream reader allocates any
// length that a header states, so it gets only a few kilobytes of the file, or more if these are not enough.
func readHeader(f io.ReaderAt, offset, end int64) (header format.PageHeader, length int64, err error) {
	for size := min(4<<10, end-offset); ; size = min(16*size, end-offset) {
		b := make([]byte, size)
		if _, err := f.ReadAt(b, offset); err != nil {
			return header, 0, err
		}
		in := new(thrift.CompactProtocol).NewReaderFromBytes(b)
		header = format.PageHeader{}
		err = thrift.NewDecoder(in).Decode(&header)
		if err == nil || size == end-offset || size > maxValue {
			return header, int64(in.BytesRead()), err
		}
	}
}
